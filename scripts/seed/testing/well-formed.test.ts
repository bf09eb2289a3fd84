import { expect, test } from 'vitest';
import { wellFormedProblem } from './well-formed.ts';

test.each([
  '<svg xmlns="x"><path d="M0 0"/></svg>\n',
  '<svg><g><path d="M0 0" fill="#fff"/><circle r="2"/></g></svg>',
])('%s is well formed', (text) => {
  expect(wellFormedProblem(text)).toBeNull();
});

test.each([
  '',
  'text',
  '<svg><g></svg>',
  '<svg></g></svg>',
  '<svg><path d="1" d="2"/></svg>',
  '<svg><path d="a<b"/></svg>',
  '<svg><path d=1/></svg>',
  '<svg/><svg/>',
  '<svg></svg>tail',
])('%s is rejected', (text) => {
  expect(wellFormedProblem(text)).not.toBeNull();
});
