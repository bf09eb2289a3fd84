import { AUDIT_ACTIONS } from '@club/domain/audit/audit-entry';
import { describe, expect, it } from 'vitest';
import { sentenceOf } from './audit-labels.ts';

describe('the sentences of the audit trail', () => {
  it.each(AUDIT_ACTIONS)('make a sentence of %s', (action) => {
    const sentence = sentenceOf(action, false);
    expect(sentence.kind).toBe('other');
    if (sentence.kind === 'other') {
      expect(`Anna ${sentence.before} it ${sentence.after}`).toMatch(/^Anna [a-z].* it .*\.$/);
    }
  });

  it('know who did it to themselves', () => {
    expect(sentenceOf('delete-account', true)).toEqual({
      kind: 'self',
      text: 'closed their own account.',
    });
    expect(sentenceOf('make-admin', true).kind).toBe('other');
  });
});
