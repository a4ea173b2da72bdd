//! What edges may cost: any ordered additive group.

use std::fmt::Debug;

/// An element of an ordered abelian group: it can be added, subtracted, halved when it is even, and
/// compared, and the order goes with the addition (`a < b` implies `a + c < b + c`).
///
/// Several criteria, the first one counting most, make one weight: an array `[i64; N]` or a tuple of
/// weights is added component by component and compared from the first component on. Nothing is
/// packed into one big number, so no component can spill over into another.
///
/// # Overflow
///
/// The arithmetic is that of the machine. Before a graph is solved, every cost is checked with
/// [`fits`](Weight::fits) against a headroom that grows with the number of vertices; while it is
/// solved, the dual variables are checked against the same headroom. What does not fit ends in
/// [`MatchingError::Overflow`](crate::MatchingError::Overflow), never in a wrapped number. With `n`
/// vertices a cost may be as large as `i64::MAX / (96 (n + 2))` in every component, which is about
/// 9 · 10^12 for 10,000 vertices.
pub trait Weight: Copy + Ord + Debug {
    /// The neutral element.
    const ZERO: Self;

    /// The sum.
    fn plus(self, other: Self) -> Self;

    /// The difference.
    fn minus(self, other: Self) -> Self;

    /// The element whose double this is. It is only asked for elements that are a double.
    fn half(self) -> Self;

    /// Whether `factor` times this element can be represented, in every component and with either
    /// sign.
    fn fits(self, factor: u64) -> bool;

    /// The inverse.
    fn negated(self) -> Self {
        Self::ZERO.minus(self)
    }

    /// Twice the element.
    fn doubled(self) -> Self {
        self.plus(self)
    }
}

macro_rules! integer_weight {
    ($integer:ty) => {
        impl Weight for $integer {
            const ZERO: Self = 0;

            #[inline]
            fn plus(self, other: Self) -> Self {
                self + other
            }

            #[inline]
            fn minus(self, other: Self) -> Self {
                self - other
            }

            #[inline]
            fn half(self) -> Self {
                // An even number, so that the shift loses nothing, of either sign.
                self >> 1
            }

            #[inline]
            fn fits(self, factor: u64) -> bool {
                // The smallest number of all has no inverse.
                let fits = |product: Self| product != Self::MIN;
                <$integer>::try_from(factor).is_ok_and(|factor| self.checked_mul(factor).is_some_and(fits))
            }
        }
    };
}

integer_weight!(i64);
integer_weight!(i128);

/// No weight at all, for graphs where only the edges matter.
impl Weight for () {
    const ZERO: Self = ();

    fn plus(self, (): Self) -> Self {}

    fn minus(self, (): Self) -> Self {}

    fn half(self) -> Self {}

    fn fits(self, _: u64) -> bool {
        true
    }
}

impl<const N: usize> Weight for [i64; N] {
    const ZERO: Self = [0; N];

    #[inline]
    fn plus(mut self, other: Self) -> Self {
        for (own, other) in self.iter_mut().zip(other) {
            *own += other;
        }
        self
    }

    #[inline]
    fn minus(mut self, other: Self) -> Self {
        for (own, other) in self.iter_mut().zip(other) {
            *own -= other;
        }
        self
    }

    #[inline]
    fn half(self) -> Self {
        self.map(i64::half)
    }

    #[inline]
    fn fits(self, factor: u64) -> bool {
        self.into_iter().all(|component| component.fits(factor))
    }
}

macro_rules! tuple_weight {
    ($($name:ident $index:tt),+) => {
        impl<$($name: Weight),+> Weight for ($($name,)+) {
            const ZERO: Self = ($($name::ZERO,)+);

            #[inline]
            fn plus(self, other: Self) -> Self {
                ($(self.$index.plus(other.$index),)+)
            }

            #[inline]
            fn minus(self, other: Self) -> Self {
                ($(self.$index.minus(other.$index),)+)
            }

            #[inline]
            fn half(self) -> Self {
                ($(self.$index.half(),)+)
            }

            #[inline]
            fn fits(self, factor: u64) -> bool {
                $(self.$index.fits(factor))&&+
            }
        }
    };
}

tuple_weight!(A 0, B 1);
tuple_weight!(A 0, B 1, C 2);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_component_decides() {
        assert!([1_i64, -100] > [0, 100]);
        assert!((0_i64, [1_i64, 0]) > (0, [0, 5]));
        assert_eq!((1_i64, 2_i128, [3_i64]).doubled(), (2, 4, [6]));
    }

    #[test]
    fn halves_are_exact_for_either_sign() {
        assert_eq!((-6_i64).half(), -3);
        assert_eq!([4_i64, -2, 0].half(), [2, -1, 0]);
        assert_eq!((8_i128, -8_i64).half(), (4, -4));
    }

    #[test]
    fn what_would_overflow_does_not_fit() {
        assert!((i64::MAX / 3).fits(3));
        assert!(!(i64::MAX / 3 + 1).fits(3));
        assert!(!i64::MIN.fits(2));
        assert!(!i64::MIN.fits(1) && !(i64::MIN / 2).fits(2) && (i64::MIN / 2 + 1).fits(2));
        assert!(!1_i64.fits(u64::MAX));
        assert!(1_i128.fits(u64::MAX));
        assert!(![1, i64::MAX].fits(2));
        assert!(!(1_i64, i64::MAX).fits(2));
    }
}
