import { expect, it } from 'vitest';
import { openBoardPath, openBoardToken } from './open-board.ts';

it('the board behind a link is found by it, and nothing else is one', () => {
  expect(openBoardPath('T205')).toBe('openBoards/T205');
  expect(openBoardToken(openBoardPath('T205'))).toBe('T205');
  for (const path of ['boards/T205', 'users/openBoards/', '']) {
    expect(openBoardToken(path)).toBeNull();
  }
});
