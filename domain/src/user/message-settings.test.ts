import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { titled } from '../testing/titled.ts';
import { MUTES, isMuted, muteOf, mutesFromStored } from './message-settings.ts';

describe('what a member can mute', () => {
  it('is what a booking does not hang on', () => {
    expect(MUTES).toEqual([
      'hold-offered:app',
      'hold-offered:mail',
      'offer-ending:app',
      'offer-ending:mail',
      'stay-soon:app',
      'stay-soon:mail',
      'review-invited:app',
      'review-invited:mail',
      'points-expiring:app',
      'points-expiring:mail',
      'points-deposited:app',
      'points-deposited:mail',
      'ticket-answered:app',
    ]);
  });

  it('is never what has to be said, whatever is stored', () => {
    // A record that did not pass the rules.
    const forced = [muteOf('booking-confirmed', 'mail'), muteOf('ticket-answered', 'mail')];
    expect(isMuted(forced, 'booking-confirmed', 'mail')).toBe(false);
    expect(isMuted(forced, 'ticket-answered', 'mail')).toBe(false);
    expect(mutesFromStored(forced)).toEqual([]);
  });

  it('goes by kind and by way', () => {
    const muted = mutesFromStored(['points-deposited:mail', 'points-deposited:mail', 7, 'else']);
    expect(muted).toEqual(['points-deposited:mail']);
    expect(isMuted(muted, 'points-deposited', 'mail')).toBe(true);
    expect(isMuted(muted, 'points-deposited', 'app')).toBe(false);
    expect(isMuted(muted, 'hold-offered', 'mail')).toBe(false);
  });

  it.each(titled([undefined, null, 'points-deposited:mail', {}]))(
    'is nothing where %s is stored',
    (_, stored) => {
      expect(mutesFromStored(stored)).toEqual([]);
    },
  );

  it('is what the rules let a member write', () => {
    const rules = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');
    const listed = /function isMuted[^}]*hasOnly\(\[([^\]]*)\]/s.exec(rules)?.[1] ?? '';
    expect([...listed.matchAll(/'([^']+)'/g)].map((match) => match[1])).toEqual(MUTES);
  });
});
