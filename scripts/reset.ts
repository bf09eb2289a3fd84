import { DATA } from './launcher/folders.ts';
import { Fault } from './launcher/fault.ts';
import { runScript } from './launcher/lifetime.ts';
import { findRunningClub } from './launcher/running-club.ts';
import { removeDeadRuns } from './launcher/runs.ts';
import { removeSavedData } from './launcher/saved-data.ts';
import { GOOD } from './launcher/steps.ts';

/** `npm run reset`: forgets the saved club, so that the next start begins with the demo data. */
await runScript(async () => {
  const club = findRunningClub();
  if (club !== null) {
    throw new Fault(`The club is running at ${club.url}, and would save its data again.`, [
      `End it first: Ctrl-C where "${club.command}" runs (process ${club.pid}).`,
    ]);
  }
  await removeDeadRuns();
  removeSavedData(DATA);
  console.log(`${GOOD} The club is empty. The next start fills it with the demo data.`);
});
