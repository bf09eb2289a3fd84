import { afterAll, vi } from 'vitest';

/** Names of the functions that a module exports. */
type FunctionName<Module> = {
  [Name in keyof Module]: Module[Name] extends (...args: never[]) => unknown ? Name : never;
}[keyof Module];

/**
 * Puts a spy before functions of a module until the file has ended; whoever imports them calls the
 * spy, which does what the function does unless a test says otherwise with
 * `vi.mocked(name)`. Unlike `vi.mock` it leaves the modules themselves alone, so that files which
 * use it may share one environment, and no page has to be loaded anew for each of them.
 */
export const spyOnExports = <Module extends object>(
  module: Module,
  ...names: readonly FunctionName<Module>[]
): void => {
  for (const name of names) {
    const before = Object.getOwnPropertyDescriptor(module, name);
    const original: unknown = module[name];
    if (before === undefined || typeof original !== 'function') {
      throw new Error(`The module exports no function "${String(name)}".`);
    }
    // The types have seen to it that it is one.
    const spy = vi.fn(original as (...args: unknown[]) => unknown);
    Object.defineProperty(module, name, { ...before, get: () => spy });
    afterAll(() => {
      Object.defineProperty(module, name, before);
    });
  }
};
