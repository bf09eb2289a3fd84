import { Firestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import * as functions from '../index.ts';
import { collections } from '../store/collections.ts';

test('every trigger on documents follows a collection of the club', () => {
  const known = Object.values(collections(new Firestore({ projectId: 'tideaway' }))).flatMap(
    (collection) => (typeof collection === 'function' ? [] : [collection.id]),
  );
  const paths = Object.values(functions).flatMap((deployed) => {
    if (!('__endpoint' in deployed)) return [];
    const { __endpoint: endpoint } = deployed;
    const document = endpoint.eventTrigger?.eventFilterPathPatterns?.['document'];
    return typeof document === 'string' ? [document] : [];
  });
  expect(paths).toHaveLength(7);
  for (const path of paths) expect(known).toContain(path.split('/')[0]);
});
