import { buildAndCopy } from './launcher/build.ts';
import { startClubClock } from './launcher/club-clock.ts';
import { hostingUrl, openClub } from './launcher/club-session.ts';
import { runScript } from './launcher/lifetime.ts';
import { describeMachine, inspectMachine } from './launcher/machine.ts';
import { CLUB_SERVICES } from './launcher/ports.ts';
import { copyFunctions, copySite } from './launcher/run-copies.ts';
import { waitUntilServed } from './launcher/serving.ts';
import { step } from './launcher/steps.ts';
import { printWelcome } from './launcher/welcome.ts';

/**
 * `npm start`: builds what changed, starts the Emulator Suite with the data of the last run, fills
 * an empty club, and prints one address. Ends with Ctrl-C, keeping the data.
 * `npm start -- --free-ports` takes free ports instead of the known ones.
 */
await runScript(
  async (lifetime) => {
    const club = await openClub({
      command: 'npm start',
      lifetime,
      pagesUrl: hostingUrl,
      services: CLUB_SERVICES,
    });
    const machine = await step('Machine', inspectMachine, describeMachine);
    await buildAndCopy(() => {
      copyFunctions(club.run);
      copySite(club.run, club.ports);
    });
    const suite = await club.start(machine);
    await step('First page', () => waitUntilServed(suite));
    startClubClock(club.run, club.ports, lifetime);
    printWelcome(hostingUrl(club.ports), suite.screensUrl);
    await suite.ended;
    throw suite.explain('The emulators ended unexpectedly.');
  },
  { exitCodeWhenStopped: 0 },
);
