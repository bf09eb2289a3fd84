import { afterAll, vi } from 'vitest';

/** The names of the functions that a module exports. */
type FunctionName<Module> = {
  [Name in keyof Module]: Module[Name] extends (...args: never[]) => unknown ? Name : never;
}[keyof Module];

/**
 * Replaces functions of a module with spies until the test file ends. A spy calls the function unless
 * a test says otherwise with `vi.mocked(name)`. Unlike `vi.mock` it keeps the modules, so that test
 * files can share one environment and pages are loaded once.
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
    // `FunctionName` ensures that it is a function.
    const spy = vi.fn(original as (...args: unknown[]) => unknown);
    Object.defineProperty(module, name, { ...before, get: () => spy });
    afterAll(() => {
      Object.defineProperty(module, name, before);
    });
  }
};
