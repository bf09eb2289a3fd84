import { expect, it } from 'vitest';
import { socialCardSvg } from './social-card.ts';

const linesOf = (title: string) =>
  [...socialCardSvg({ art: '', title, place: 'x' }).matchAll(/font-size="(\d+)"[^>]*>([^<]*)</g)]
    .map(([, size, text]) => ({ size: Number(size), text }))
    .slice(0, -1);

it('writes the name as large as it fits, in two lines at most', () => {
  expect(linesOf('Larkspur Cove')).toEqual([{ size: 76, text: 'Larkspur Cove' }]);
  const long = 'The Grand Larkspur Cove Beach Resort and Thermal Spa';
  const lines = linesOf(long);
  expect(lines).toHaveLength(2);
  expect(lines.map(({ text }) => text).join(' ')).toBe(long);
  expect(lines[0]?.size).toBeLessThan(76);
  const endless = linesOf('Larkspur '.repeat(30));
  expect(endless).toHaveLength(2);
  expect(endless.every(({ text = '' }) => text.length <= 36)).toBe(true);
});
