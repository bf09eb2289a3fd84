import { describe, expect, it } from 'vitest';
import { keepReads } from './kept-reads.ts';
import type { StoredDocument } from '@club/domain/reading/stored-document';

const DIRECTORY = { path: 'catalogue/directory' };

/** A database that counts its reads, on a clock that is turned by hand. */
const counted = (answer: () => Promise<StoredDocument[]>) => {
  const clock = { ms: 0 };
  const asked: string[] = [];
  const { read, kept } = keepReads(
    async (target) => {
      asked.push(JSON.stringify(target));
      return answer();
    },
    () => clock.ms,
  );
  return { read, kept, asked, clock };
};

describe('reads for pages', () => {
  it('ask the database once for a minute, also for pages at once', async () => {
    const { read, asked, clock } = counted(async () => [{ id: 'directory', fields: {} }]);
    const [one, other] = await Promise.all([read(DIRECTORY), read(DIRECTORY)]);
    for (let view = 0; view < 100; view += 1) await read(DIRECTORY);
    expect(asked).toHaveLength(1);
    // What was unpacked for one page is found again by the identity of what was read.
    expect(one).toBe(other);
    clock.ms = 59_999;
    await read(DIRECTORY);
    expect(asked).toHaveLength(1);
    clock.ms = 60_000;
    await read(DIRECTORY);
    expect(asked).toHaveLength(2);
  });

  it('are at hand without waiting once they are there, for the same minute', async () => {
    const { read, kept, clock } = counted(async () => [{ id: 'directory', fields: {} }]);
    expect(kept(DIRECTORY)).toBeNull();
    const reading = read(DIRECTORY);
    expect(kept(DIRECTORY)).toBeNull();
    const documents = await reading;
    expect(kept(DIRECTORY)).toBe(documents);
    clock.ms = 60_000;
    expect(kept(DIRECTORY)).toBeNull();
  });

  it('keep places apart', async () => {
    const { read, asked } = counted(async () => []);
    await read({ path: 'resorts/a' });
    await read({ path: 'resorts/b' });
    await read({ query: { collection: 'reviews', filters: [], size: 5 } });
    await read({ query: { collection: 'reviews', filters: [], size: 6 } });
    expect(new Set(asked).size).toBe(4);
  });

  it('do not keep a failure', async () => {
    let failures = 1;
    const { read, asked } = counted(async () => {
      failures -= 1;
      if (failures === 0) throw new Error('The database is away.');
      return [];
    });
    await expect(read(DIRECTORY)).rejects.toThrow('away');
    await expect(read(DIRECTORY)).resolves.toEqual([]);
    expect(asked).toHaveLength(2);
  });

  it('keep what was read after a failure that comes late', async () => {
    let fail = (): void => {};
    const failing = new Promise<StoredDocument[]>((_, reject) => {
      fail = () => reject(new Error('The database is away.'));
    });
    const answers = [failing];
    const { read, asked, clock } = counted(() => answers.shift() ?? Promise.resolve([]));
    const first = read(DIRECTORY);
    clock.ms = 60_000;
    const second = read(DIRECTORY);
    fail();
    await expect(first).rejects.toThrow('away');
    await second;
    await read(DIRECTORY);
    expect(asked).toHaveLength(2);
  });

  it('count as the newest when they are repeated', async () => {
    const { read, kept, clock } = counted(async () => []);
    await read(DIRECTORY);
    for (let id = 0; id < 499; id += 1) await read({ path: `resorts/${id}` });
    clock.ms = 60_000;
    await read(DIRECTORY);
    await read({ path: 'resorts/499' });
    expect(kept(DIRECTORY)).not.toBeNull();
  });

  it('forget the oldest before they fill the memory', async () => {
    const { read, asked } = counted(async () => []);
    for (let id = 0; id < 501; id += 1) await read({ path: `resorts/${id}` });
    await read({ path: 'resorts/500' });
    await read({ path: 'resorts/1' });
    expect(asked).toHaveLength(501);
    await read({ path: 'resorts/0' });
    expect(asked).toHaveLength(502);
  });
});
