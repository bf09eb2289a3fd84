import { expect, it } from 'vitest';
import { plainPhrase, withoutAccents, withoutEdges } from './plain-word.ts';

it.each([
  ['Málaga', 'malaga'],
  ['NAPLES', 'naples'],
  ['São Tomé', 'sao tome'],
  ['', ''],
  ['ﬁn', 'fin'],
  ['Łódź', 'lodz'],
  ['Tromsø', 'tromso'],
  ['ÆRØ Straße Đà Nẵng, œuvre, Kadıköy', 'aero strasse da nang, oeuvre, kadikoy'],
  ['Éé', 'ee'],
])('%j without accents is %j', (text, plain) => {
  expect(withoutAccents(text)).toBe(plain);
});

it.each([
  ['(Florida),', 'Florida'],
  ['--a--', 'a'],
  ['a', 'a'],
  ['-', ''],
  ['-a', 'a'],
  ['-ab', 'ab'],
  ['a-', 'a'],
  ['a-b', 'a-b'],
  ['ab', 'ab'],
  ["d'arcy", "d'arcy"],
  ['«Málaga»', 'Málaga'],
  ['é!', 'é'],
  ['2nd.', '2nd'],
  ['...', ''],
  ['', ''],
  ['a«b', 'a«b'],
  ['Bay-side', 'Bay-side'],
  ['!a b c?', 'a b c'],
])('%j without its edges is %j', (word, inner) => {
  expect(withoutEdges(word)).toBe(inner);
});

it.each([
  ['Wine & Food', 'wine food'],
  ["St. John's", 'st john s'],
  [' Kailua-Kona ', 'kailua kona'],
  ['&', ''],
])('%j as words alone is %j', (text, plain) => {
  expect(plainPhrase(text)).toBe(plain);
});
