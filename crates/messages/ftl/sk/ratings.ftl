egf-class-unknown = „{ $value }“ nie je trieda turnaja; napíšte A, B, C alebo D
egf-skipped-forfeit = partia sa nehrala
egf-skipped-unfinished = zatiaľ bez výsledku
egf-skipped-not-reported = nehlási sa na rating
egf-skipped-strength-unknown = pri čísle { $no } nie je známy rating ani trieda
