import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import type { Answered, Controlled, Effort, Order, Purchase, Word } from './messages.ts';

/** Where a Firestore emulator listens, and under which project the club is kept in it. */
export type Place = { host: string; port: number; project: string };

/** What a crowd got, in the order in which it asked, and how long all of it took. */
export type Rush = { answers: Answered[]; effort: Effort; ms: number };
/** What a crowd of the control got. */
export type ControlRush = { outcomes: Controlled[]; ms: number };

/** What the control is asked to do. */
type ControlWork = {
  resortId: string;
  nights: string[];
  units: number;
  buyers: string[];
  untilMs: number;
};

/** Four processes that book at the same time. */
export type Crowd = {
  rush: (purchases: readonly Purchase[]) => Promise<Rush>;
  rushPlainly: (work: ControlWork) => Promise<ControlRush>;
  close: () => Promise<void>;
};

const PROCESSES = 4;
const BUYERS = fileURLToPath(new URL('./buyers.ts', import.meta.url));

const nextWord = (child: ChildProcess): Promise<Word> =>
  new Promise((resolve, reject) => {
    const onExit = (code: number | null): void => {
      reject(new Error(`A process of buyers ended with ${code}.`));
    };
    child.once('exit', onExit);
    // Only our own file is on the other side.
    child.once('message', (word) => {
      child.off('exit', onExit);
      resolve(word as Word);
    });
  });

const send = (child: ChildProcess, order: Order): Promise<Word> => {
  const word = nextWord(child);
  child.send(order);
  return word;
};

/** Deals cards to as many hands, one by one, so that every process has its share of everything. */
const dealt = <Card>(cards: readonly Card[], hands: number): Card[][] =>
  Array.from({ length: hands }, (_, hand) => cards.filter((_card, at) => at % hands === hand));

const gathered = <Card>(hands: readonly (readonly Card[])[]): Card[] => {
  const most = Math.max(...hands.map((hand) => hand.length));
  return Array.from({ length: most }, (_, at) =>
    hands.flatMap((hand) => hand.slice(at, at + 1)),
  ).flat();
};

/** Starts the processes; each has loaded the API and is connected when this comes back. */
export const gatherCrowd = async ({ host, port, project }: Place): Promise<Crowd> => {
  const children = Array.from({ length: PROCESSES }, () =>
    fork(BUYERS, {
      env: {
        ...process.env,
        FIRESTORE_EMULATOR_HOST: `${host}:${port}`,
        GCLOUD_PROJECT: project,
        METADATA_SERVER_DETECTION: 'none',
      },
      serialization: 'advanced',
    }),
  );
  await Promise.all(children.map(nextWord));

  const goTogether = async (orders: readonly Order[]): Promise<{ words: Word[]; ms: number }> => {
    await Promise.all(children.map((child, at) => send(child, orders[at] ?? { kind: 'go' })));
    const began = performance.now();
    const words = await Promise.all(children.map((child) => send(child, { kind: 'go' })));
    return { words, ms: performance.now() - began };
  };

  return {
    rush: async (purchases) => {
      const orders = dealt(purchases, PROCESSES).map((share): Order => ({
        kind: 'prepare',
        purchases: share,
      }));
      const { words, ms } = await goTogether(orders);
      const answered = words.flatMap((word) => (word.kind === 'answered' ? [word] : []));
      const total = (part: (effort: Effort) => number): number =>
        answered.reduce((sum, { effort }) => sum + part(effort), 0);
      return {
        answers: gathered(answered.map(({ answers }) => answers)),
        effort: {
          reads: total(({ reads }) => reads),
          commits: total(({ commits }) => commits),
          landed: total(({ landed }) => landed),
        },
        ms,
      };
    },
    rushPlainly: async ({ buyers, ...work }) => {
      const orders = dealt(buyers, PROCESSES).map((share): Order => ({
        kind: 'prepare-control',
        ...work,
        buyers: share,
      }));
      const { words, ms } = await goTogether(orders);
      return {
        outcomes: words.flatMap((word) => (word.kind === 'controlled' ? word.outcomes : [])),
        ms,
      };
    },
    close: async () => {
      await Promise.all(
        children.map(
          (child) =>
            new Promise<void>((resolve) => {
              child.once('exit', () => resolve());
              child.kill();
            }),
        ),
      );
    },
  };
};
