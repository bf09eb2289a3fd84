import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { nodeScript } from './command.ts';
import { Fault } from './fault.ts';
import { ROOT } from './folders.ts';
import { functionsFolder } from './run-copies.ts';
import type { Run } from './runs.ts';
import { GOOD } from './steps.ts';

export type FunctionsWatch = {
  /** Tells what to do after each later build that went well. */
  onRebuilt: (react: () => Promise<void>) => void;
};

/** Bundles the functions into a run's folder, now and after every change of their sources. */
export const watchFunctions = (run: Run): Promise<FunctionsWatch> =>
  new Promise((resolve, reject) => {
    const { program, args } = nodeScript(
      'functions/build.mjs',
      '--watch',
      '--out',
      functionsFolder(run),
    );
    const bundler = spawn(program, args, {
      cwd: path.join(ROOT, 'functions'),
      // The bundler ends when its input does, so the pipe stays open as long as we live.
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let react: (() => Promise<void>) | null = null;
    const onRebuilt = (reaction: () => Promise<void>): void => {
      react = reaction;
    };
    createInterface({ input: bundler.stdout }).on('line', (line) => {
      if (line !== 'built') return;
      resolve({ onRebuilt });
      react?.().then(
        () => console.log(`${GOOD} Functions loaded again`),
        (failure: unknown) => console.error(failure),
      );
    });
    bundler.once('error', reject);
    bundler.once('close', () => reject(new Fault('The functions could not be bundled.')));
  });
