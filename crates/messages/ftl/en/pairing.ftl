# Why a round is paired as it is, and why it cannot be.

pair-all-rounds-played = { $rounds ->
    [one] the only round has been paired: there is no next round
   *[other] all { $rounds } rounds have been paired: there is no next round
}
pair-game-without-result = round { $round }: the game of { $first } and { $second } has no result: enter it first
pair-too-many-rounds = { $planned } rounds are planned, but a double round robin of { $competitors } has { $most }: plan fewer rounds
pair-too-many-scores = round { $round } is not paired: players with { $scores } different scores would come together in one bracket, too many to compare; check the acceleration points and the forbidden pairs
pair-not-a-match = round { $round }: the match of { $first } and { $second } cannot count in this system: { $why }
pair-no-pairing = round { $round } cannot be paired: { $obstacle }

round-wrong-number = round { $expected } is to be paired, not round { $found }
round-named-twice = number { $no } is in the round more than once
round-not-entered = there is no competitor with number { $no }
round-not-present = number { $no } is absent in this round and must not be paired
round-forgotten = number { $no } is present but has neither an opponent nor a bye
round-against-himself = number { $no } is paired with itself
round-met-before = { $first } and { $second } have already met in round { $round }
round-forbidden = { $first } and { $second } are a forbidden pair
round-several-byes = { $count } byes in one round: at most one is allowed
round-second-bye = number { $no } has already had a point without playing and gets no bye

round-robin-title = Round { $round } of { $rounds }, round robin
round-robin-field = { $competitors } competitors: all play all in { $needed } rounds
round-robin-too-short = { $competitors } competitors would need { $needed } rounds, but only { $rounds } are planned: not all will play all
round-robin-row = the round is row { $row } of the table for { $size }
round-robin-row-reversed = second cycle: the round is row { $row } of the table for { $size } with sides reversed
round-robin-pair = Board { $board }: { $first } – { $second }
round-robin-free = Bye: { $who }
round-robin-odd-field = the number of competitors is odd, and the table pairs { $no } with the missing number
round-robin-opponent-absent = the table pairs { $no } with { $absent }, who is absent
round-robin-absent = { $who } is absent and is not paired
round-robin-meets-last = in row { $row } the last number { $last } plays { $no }
round-robin-meet-by-sum = in row { $row } two numbers meet if their sum is { $low } or { $high }: { $first } + { $second } = { $sum }
round-robin-side-high = { $first } and { $second } are both odd or both even: the higher number { $first } has the first side
round-robin-side-low = one of { $first } and { $second } is odd, the other even: the lower number { $first } has the first side
round-robin-side-not-last = numbers 1 to { $half } have the first side against the last number { $second }: { $first } has it
round-robin-side-last = numbers above { $half } have the second side against the last number { $first }: { $second } has it
round-robin-side-reversed = { $reason }; in the second cycle the sides are reversed
round-robin-nigiri = the sides were drawn by lot (seed { $seed }): { $first } has the first side
round-third-time = number { $no } would have { $side } for the third time in a row
round-side-too-often = number { $no } would have { $side } three times more often than the other colour
side-white = White
side-black = Black

pairing-and-more = and { $count } more
blocked-alone = { $players } has no legal opponent and cannot have the bye: the rules and forbidden pairs leave no opponent. Enter another player, or leave this one out of the round
blocked-apart = { $players } can only play each other, and their number is odd
blocked-singles = { $players } can only play { $set }: { $count } for { $parts } players are not enough
blocked-groups = no pair is allowed between these groups, and each is odd: { $groups }. That makes { $parts } groups, but only { $count } others: { $set }
blocked-group = ({ $players })
blocked-the-bye = the bye
