import { expect, test } from 'vitest';
import { createKeyedQueue } from './keyed-queue.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve, 1));

test('work with a common key runs in order of arrival, one at a time', async () => {
  const queue = createKeyedQueue();
  const seen: string[] = [];
  const work = (name: string) => async () => {
    seen.push(`${name} begins`);
    await turn();
    seen.push(`${name} ends`);
  };
  await Promise.all([queue(['a', 'b'], work('first')), queue(['b', 'c'], work('second'))]);
  expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('work without a common key does not wait', async () => {
  const queue = createKeyedQueue();
  const seen: string[] = [];
  const slow = queue(['a'], async () => {
    await turn();
    seen.push('slow');
  });
  await queue(['b'], async () => seen.push('quick'));
  await slow;
  expect(seen).toEqual(['quick', 'slow']);
});

test('the next work runs after work that fails', async () => {
  const queue = createKeyedQueue();
  const failing = queue(['a'], () => Promise.reject(new Error('broken')));
  const next = queue(['a'], () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
});

test('keys named in opposite order do not block each other', async () => {
  const queue = createKeyedQueue();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      queue(index % 2 === 0 ? ['a', 'b'] : ['b', 'a'], async () => {
        await turn();
        return index;
      }),
    ),
  );
  expect(answers).toEqual(Array.from({ length: 20 }, (_, index) => index));
});

test('a queue forgets keys without waiting work', async () => {
  const queue = createKeyedQueue();
  const order: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await Promise.all([0, 1, 2, 3, 4].map((index) => queue(['a'], async () => order.push(index))));
  }
  expect(order).toEqual([0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4]);
});
