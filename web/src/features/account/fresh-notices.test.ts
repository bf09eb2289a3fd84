import { expect, it } from 'vitest';
import { notificationFromStored } from '../../shared/notifications/member-notification.ts';
import { createNoticeWatch } from './fresh-notices.ts';

const notice = (id: string, read = false) => notificationFromStored(id, { read });
const ids = (notices: readonly { id: string }[]) => notices.map(({ id }) => id);

it('knows what came since it was asked last', () => {
  const freshOf = createNoticeWatch();
  expect(ids(freshOf([notice('a')]))).toEqual([]);
  expect(ids(freshOf([notice('b'), notice('a')]))).toEqual(['b']);
  expect(ids(freshOf([notice('b', true), notice('a')]))).toEqual([]);
  // Read on another device before it came here.
  expect(ids(freshOf([notice('c', true), notice('b'), notice('a')]))).toEqual([]);
  // What was out of the list for a moment is no news.
  expect(ids(freshOf([]))).toEqual([]);
  expect(ids(freshOf([notice('d'), notice('a')]))).toEqual(['d']);
});
