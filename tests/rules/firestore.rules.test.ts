import { afterAll, afterEach, beforeAll } from 'vitest';
import './matrix.suite.ts';
import './users.suite.ts';
import './favourites.suite.ts';
import './notifications.suite.ts';
import './bookings.suite.ts';
import './public-data.suite.ts';
import './admin-lists.suite.ts';
import './fuzz.suite.ts';
import './coverage.suite.ts';
import { closeClub, openClub } from './club-rules.ts';
import { noteCoverageNowAndThen } from './rules-coverage.ts';

// One file for the runner, because what of the rules was tried is counted over all suites. They run in
// the order of their imports, and the last one looks at the count.
beforeAll(openClub);
afterEach(noteCoverageNowAndThen);
afterAll(closeClub);
