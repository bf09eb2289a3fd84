import { writeFor } from '@club/domain/writing/reader-locale';

// Comes before everything else: what is written once when a file is loaded is written the same way.
writeFor(navigator.language);
