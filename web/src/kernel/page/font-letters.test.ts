import { expect, it } from 'vitest';
import { lettersIn } from './font-letters.ts';

it.each<[string, string[], string[]]>([
  ['U+100-2BA, U+2BD', ['Ā', 'ʺ', 'ʽ'], ['a', 'ʻ', 'ộ']],
  ['U+??, U+20AC', ['a', 'é', '€'], ['Ā']],
  ['U+01??,U+1F600-1F64F', ['Ā', 'ǿ', '😀'], ['a', 'Ȁ']],
  ['', ['a', 'Ā', '😀'], []],
])('a font face for "%s" is for %j, not for %j', (range, its, others) => {
  expect([...its, ...others].filter((letter) => lettersIn(range).test(letter))).toEqual(its);
});
