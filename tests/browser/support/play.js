// Ways of playing.

// SWAP 2 up to the first move: three marks, two more, the opener takes the crosses, and the circles move. Marks are
// crosses and circles in turn, beginning with a cross each time.
export async function openSwap2(a, b, three = ["h8", "a1", "h9"], two = ["h10", "o15"]) {
  await a.mark(...three);
  await a.press("Confirm");
  await b.reads("choose your mark, or add");
  await b.press("Add two marks");
  await b.mark(...two);
  await b.press("Confirm");
  await a.reads("Your turn: choose your mark.");
  await a.press("Play crosses");
  await b.reads("Your move.");
}

// SWAP 1 up to the first move: the opener's crosses at h8 and h9 and a circle at a1; the other one takes circles and is
// to move.
export async function openSwap1(a, b) {
  await a.mark("h8", "a1", "h9");
  await a.press("Confirm");
  await b.reads("Your turn: choose your mark.");
  await b.press("Play circles");
  await b.reads("Your move.");
}

// Moves in turn, beginning with `next`; each waits until the other one sees it.
export async function moves(next, other, ...cells) {
  let [mover, waiter] = [next, other];
  for (const cell of cells) {
    await mover.mark(cell);
    await waiter.sees(cell, "(cross|circle)");
    [mover, waiter] = [waiter, mover];
  }
}
