import { startClubClock } from './launcher/club-clock.ts';
import { isGiven, openClub } from './launcher/club-session.ts';
import { serveDevPages } from './launcher/dev-pages.ts';
import { watchFunctions } from './launcher/functions-watch.ts';
import { runScript } from './launcher/lifetime.ts';
import { describeMachine, inspectMachine } from './launcher/machine.ts';
import { CLUB_SERVICES, HOST } from './launcher/ports.ts';
import type { Ports } from './launcher/ports.ts';
import { copyFunctionSettings, followRules, writeSignpost } from './launcher/run-copies.ts';
import { step } from './launcher/steps.ts';
import { printWelcome } from './launcher/welcome.ts';

/** Loads Vite and the rendering only when they are needed. */
const servePages = async (ports: Ports, url: string): Promise<{ ended: Promise<void> }> => {
  if (!isGiven('rendered')) return serveDevPages(ports, url);
  const { serveRenderedPages } = await import('./launcher/rendered-pages.ts');
  return serveRenderedPages(ports);
};

const pagesUrl = (ports: Ports): string => `http://${HOST}:${ports.devServer}`;

/**
 * `npm run dev`: the club of `npm start` with Vite's hot reload for the pages. Functions and rules
 * are loaded again when their sources change. `npm run dev -- --rendered` renders the open pages
 * before it sends them, as the function `pages` does.
 */
await runScript(
  async (lifetime) => {
    const club = await openClub({
      command: 'npm run dev',
      lifetime,
      pagesUrl,
      services: [...CLUB_SERVICES, 'devServer'],
    });
    const url = pagesUrl(club.ports);
    const machine = await step('Machine', inspectMachine, describeMachine);
    writeSignpost(club.run, url);
    copyFunctionSettings(club.run);
    const functions = await step('Functions', () => watchFunctions(club.run));
    const suite = await club.start(machine);
    functions.onRebuilt(() => suite.reloadFunctions());
    followRules(club.run);
    const pages = await step('Pages', () => servePages(club.ports, url));
    startClubClock(club.run, club.ports, lifetime);
    printWelcome(url, suite.screensUrl);
    await Promise.race([suite.ended, pages.ended]);
    throw suite.explain('The emulators or the server of the pages ended unexpectedly.');
  },
  { exitCodeWhenStopped: 0 },
);
