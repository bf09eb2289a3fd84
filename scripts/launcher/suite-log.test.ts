import { describe, expect, it } from 'vitest';
import { readProgress, relevantLines } from './suite-log.ts';

describe('the progress of the emulators', () => {
  it('is read from what they say', () => {
    expect(readProgress('i  emulators: Starting emulators: auth')).toBe('starting');
    expect(readProgress('│ ✔  All emulators ready! It is now safe to connect your app. │')).toBe(
      'ready',
    );
  });

  it('is a failure when functions cannot be loaded, although the rest continues', () => {
    const output = [
      '⬢  functions: Failed to load function definition from source: SyntaxError',
      '✔  All emulators ready!',
    ].join('\n');
    expect(readProgress(output)).toBe('failed');
  });
});

describe('the lines that explain a failure', () => {
  it('are the warnings and errors, without those of every start', () => {
    const output = [
      '⚠  firestore: Env variable override detected. Using firestore emulator at /a.jar',
      'i  emulators: Starting emulators: auth',
      '\u001B[33m⚠  \u001B[39mfirestore: Port 8080 is not open on 127.0.0.1',
      '',
      'Error: Could not start Firestore Emulator, port taken.',
    ].join('\n');
    expect(relevantLines(output)).toEqual([
      '⚠  firestore: Port 8080 is not open on 127.0.0.1',
      'Error: Could not start Firestore Emulator, port taken.',
    ]);
  });

  it('are the last ones when none stands out', () => {
    const output = Array.from({ length: 40 }, (_, index) => `line ${index}`).join('\n');
    expect(relevantLines(output).at(-1)).toBe('line 39');
    expect(relevantLines(output)).toHaveLength(12);
  });
});
