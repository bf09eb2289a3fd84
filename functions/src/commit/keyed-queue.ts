/** Runs work in order of arrival for each key it touches; work without a common key runs at once. */
export type KeyedQueue = <Result>(
  keys: readonly string[],
  work: () => Promise<Result>,
) => Promise<Result>;

type Ticket = { keys: ReadonlySet<string>; begin: () => void; hasBegun: boolean };

/**
 * A queue for one process: a piece of work begins as soon as fewer than `width` that came before it
 * are unfinished on each of its keys; with a width of 1, one at a time. All keys of a piece of work
 * are queued in the same turn, so the order of arrival is the order on every key and two pieces of
 * work can never wait for each other.
 */
export const createKeyedQueue = (width = 1): KeyedQueue => {
  const lines = new Map<string, Ticket[]>();

  const beginIfItIsTime = (ticket: Ticket): void => {
    if (ticket.hasBegun) return;
    for (const key of ticket.keys) {
      if (!(lines.get(key) ?? []).slice(0, width).includes(ticket)) return;
    }
    ticket.hasBegun = true;
    ticket.begin();
  };

  const leave = (ticket: Ticket): void => {
    for (const key of ticket.keys) {
      const line = lines.get(key) ?? [];
      line.splice(line.indexOf(ticket), 1);
      if (line.length === 0) lines.delete(key);
    }
    for (const key of ticket.keys) {
      for (const next of (lines.get(key) ?? []).slice(0, width)) beginIfItIsTime(next);
    }
  };

  return async (keys, work) => {
    let begin = (): void => undefined;
    const turn = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const ticket: Ticket = { keys: new Set(keys), begin, hasBegun: false };
    for (const key of ticket.keys) {
      const line = lines.get(key);
      if (line === undefined) lines.set(key, [ticket]);
      else line.push(ticket);
    }
    beginIfItIsTime(ticket);
    try {
      await turn;
      return await work();
    } finally {
      leave(ticket);
    }
  };
};
