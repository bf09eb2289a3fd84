/**
 * A failure that the person at the keyboard can do something about. It is printed as plain
 * sentences, without a stack.
 */
export class Fault extends Error {
  override readonly name = 'Fault';
  /** What to do, or the lines of a log that explain it; printed one a line under the message. */
  readonly details: readonly string[];

  constructor(message: string, details: readonly string[] = []) {
    super(message);
    this.details = details;
  }
}

/** Prints a failure the way its kind deserves. */
export const printFailure = (failure: unknown): void => {
  if (!(failure instanceof Fault)) {
    console.error(failure);
    return;
  }
  console.error(`\n✗ ${failure.message}`);
  for (const line of failure.details) console.error(`  ${line}`);
};
