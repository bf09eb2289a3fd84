import { afterAll } from 'vitest';
import { serveFunctions } from './serve-functions.ts';

/*
 * Set-up of the project `api`: this process serves the club's functions on the file's own project.
 * What goes through Hosting, the functions emulator and its triggers is tried in `tests/site`.
 */
const { origin, close } = await serveFunctions();
process.env['SITE_URL'] = origin;
process.env['FUNCTIONS_EMULATOR_ORIGIN'] = origin;
// Where links in mails lead to.
process.env['SITE_ORIGINS'] = origin;
afterAll(close);
