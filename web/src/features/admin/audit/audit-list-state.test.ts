import { AUDIT_ACTIONS } from '@club/domain/audit/audit-entry';
import { describe, expect, it } from 'vitest';
import { withPageAfter } from '../../../lib/cursor-trail.ts';
import { auditListStateOf, auditQueryOf, withAuditFilter } from './audit-list-state.ts';
import { actorWithoutAccount, capital, sentenceOf } from './audit-words.ts';

const queryOf = (text: string) => auditQueryOf(auditListStateOf(new URLSearchParams(text)));

describe('the audit trail in the address', () => {
  it('is everything when nothing is said', () => {
    expect(queryOf('')).toEqual({ action: null, subject: null, after: null });
  });

  it('says action, subject and page', () => {
    const params = withPageAfter(new URLSearchParams('action=make-admin&subject=uid-1'), [
      '2026-11-20T10:00:00.000Z',
      'entry-25',
    ]);
    expect(queryOf(params.toString())).toEqual({
      action: 'make-admin',
      subject: 'uid-1',
      after: ['2026-11-20T10:00:00.000Z', 'entry-25'],
    });
    expect(withAuditFilter(params, { action: null }).toString()).toBe('subject=uid-1');
    expect(withAuditFilter(params, { subject: 'R1001' }).toString()).toBe(
      'action=make-admin&subject=R1001',
    );
  });

  it.each(['action=fly', 'subject=a%2Fb', `subject=${'a'.repeat(200)}`, 'subject='])(
    'drops what makes no sense: %s',
    (text) => {
      expect(queryOf(text)).toEqual({ action: null, subject: null, after: null });
    },
  );
});

describe('the words of the audit trail', () => {
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

  it('name who acts without an account', () => {
    expect(actorWithoutAccount('console')).toBe('the server console');
    expect(actorWithoutAccount('constructor')).toBeNull();
    expect(capital('the server console')).toBe('The server console');
  });
});
