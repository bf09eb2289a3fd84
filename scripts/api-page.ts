import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { printApi } from './api-page/print-api.ts';
import { ROOT } from './launcher/folders.ts';

/** Prints `docs/api.md` again from the operations of the API. */
writeFileSync(path.join(ROOT, 'docs/api.md'), printApi());
