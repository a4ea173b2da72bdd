egf-class-unknown = "{ $value }" is no class of an event; write A, B, C or D
egf-skipped-forfeit = not played
egf-skipped-unfinished = no result yet
egf-skipped-not-reported = not reported for rating
egf-skipped-strength-unknown = neither rating nor rank of no. { $no } is known
