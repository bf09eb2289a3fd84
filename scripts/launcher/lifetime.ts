import { Fault, printFailure } from './fault.ts';
import { endProcesses, listProcesses } from './processes.ts';

/** What a script may do about its own end. */
export type Lifetime = {
  /** Aborted as soon as the script is asked to end. */
  signal: AbortSignal;
  /** Registers work to do at the end, however it comes; the last registered is done first. */
  atEnd: (work: () => Promise<void> | void) => void;
};

const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Ctrl-C reaches the whole process group, and npm passes it on a second time. Only a signal that
 * comes later than this is a person who does not want to wait.
 */
const SAME_REQUEST_MS = 1_500;

const PARENT_CHECK_MS = 1_000;
const CHILD_GRACE_MS = 2_000;

const endChildren = (graceMs: number): Promise<number> =>
  endProcesses(
    listProcesses().filter(({ parentPid }) => parentPid === process.pid),
    graceMs,
  );

/** Output that no one can read any more, because the terminal is closed, must not end us early. */
const surviveLostTerminal = (): void => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
};

type ScriptOptions = {
  /** Exit code after Ctrl-C; a script that runs until then ends well by it. */
  exitCodeWhenStopped?: number;
};

/**
 * Runs a script's main part and ends the process with its exit code. Whatever ends it – its own
 * end, a failure, Ctrl-C, SIGTERM, a closed terminal or the end of the npm that started it –
 * the registered work is done and no child is left behind.
 */
export const runScript = async (
  main: (lifetime: Lifetime) => Promise<number | void>,
  { exitCodeWhenStopped }: ScriptOptions = {},
): Promise<void> => {
  surviveLostTerminal();
  if (process.platform === 'win32') {
    printFailure(new Fault('Tideaway runs on Linux and macOS; on Windows use WSL.'));
    process.exit(1);
  }
  const abort = new AbortController();
  const endWork: (() => Promise<void> | void)[] = [];
  let stoppedAt: number | null = null;

  const finish = async (code: number): Promise<never> => {
    let exitCode = code;
    for (const work of endWork.toReversed()) {
      try {
        await work();
      } catch (failure) {
        printFailure(failure);
        exitCode = exitCode === 0 ? 1 : exitCode;
      }
    }
    await endChildren(CHILD_GRACE_MS);
    process.exit(exitCode);
  };

  const stop = (code: number): void => {
    if (stoppedAt === null) {
      stoppedAt = performance.now();
      process.stdout.write('\n');
      abort.abort();
      void finish(exitCodeWhenStopped ?? code);
    } else if (performance.now() - stoppedAt > SAME_REQUEST_MS) {
      console.error('Ending at once.');
      void endChildren(0).then(() => process.exit(code));
    }
  };
  for (const [name, code] of Object.entries(SIGNALS)) process.on(name, () => stop(code));

  // npm passes on Ctrl-C and SIGTERM, but not the end of the terminal, nor its own sudden end.
  const parent = process.ppid;
  if (process.env['npm_lifecycle_event'] !== undefined) {
    setInterval(() => {
      if (process.ppid !== parent) stop(SIGNALS.SIGHUP);
    }, PARENT_CHECK_MS).unref();
  }

  let code = 0;
  try {
    code = (await main({ signal: abort.signal, atEnd: (work) => endWork.push(work) })) ?? 0;
  } catch (failure) {
    if (!abort.signal.aborted) printFailure(failure);
    code = 1;
  }
  // After a stop, `finish` is under way already and ends the process.
  if (!abort.signal.aborted) await finish(code);
};
