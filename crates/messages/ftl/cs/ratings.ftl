egf-class-unknown = „{ $value }“ není třída turnaje; napište A, B, C nebo D
egf-skipped-forfeit = partie se nehrála
egf-skipped-unfinished = zatím bez výsledku
egf-skipped-not-reported = nehlásí se na rating
egf-skipped-strength-unknown = u čísla { $no } není znám rating ani třída
