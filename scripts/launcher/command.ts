import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { Fault } from './fault.ts';
import { ROOT } from './folders.ts';

export type Command = {
  program: string;
  args: readonly string[];
  /** Folder to run in; the repository's root unless told otherwise. */
  cwd?: string;
  env?: NodeJS.ProcessEnv;
};

/** Environment of our own in which the programs of npm dependencies and our Node come first. */
export const withInstalledBins = (env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv => ({
  ...env,
  PATH: [path.join(ROOT, 'node_modules/.bin'), env['PATH'] ?? ''].join(path.delimiter),
});

/** A script of ours, run by the Node that runs this one. */
export const nodeScript = (script: string, ...args: string[]): Command => ({
  program: process.execPath,
  args: [path.join(ROOT, script), ...args],
});

const SHOWN_LINES = 30;

/** What a command said, on both channels, and how it ended; a signal counts as failure. */
type Ended = { output: string; exitCode: number; ending: string };

/** Runs a command without showing its output, and returns it with the exit code. */
export const runToEnd = ({ program, args, cwd, env }: Command): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: cwd ?? ROOT,
      env: env ?? withInstalledBins(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', reject);
    child.once('close', (code, signal) =>
      resolve({
        output: Buffer.concat(chunks).toString(),
        exitCode: code ?? 1,
        ending: signal ?? `exit code ${code}`,
      }),
    );
  });

/** Runs a command without showing its output, and returns it; a failure shows its end. */
export const runQuietly = async (command: Command, what: string): Promise<string> => {
  const { output, exitCode, ending } = await runToEnd(command);
  if (exitCode === 0) return output;
  const end = output.trimEnd().split('\n').slice(-SHOWN_LINES);
  throw new Fault(`${what} failed (${ending}).`, end);
};

/** Where the output of a command goes: what every caller sees, or a file. */
export type Output = 'terminal' | { file: string };

/** Runs a command and returns its exit code; a signal counts as failure. */
export const runTo = (output: Output, { program, args, cwd, env }: Command): Promise<number> =>
  new Promise((resolve, reject) => {
    const target = output === 'terminal' ? 'inherit' : openSync(output.file, 'a');
    const child = spawn(program, args, {
      cwd: cwd ?? ROOT,
      env: env ?? withInstalledBins(),
      stdio: ['ignore', target, target],
    });
    if (target !== 'inherit') closeSync(target);
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
