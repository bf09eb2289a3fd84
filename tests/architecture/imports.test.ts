import { describe, expect, it } from 'vitest';
import { IMPORTS, isThere, offences, shipped } from './sources.ts';

describe('imports', () => {
  it('are found at all', () => {
    expect(shipped('domain/').length).toBeGreaterThan(20);
    expect(shipped('web/').length).toBeGreaterThan(20);
    expect(shipped('functions/').length).toBeGreaterThan(20);
  });

  it('name the payment gateway and the points programme in one file each', () => {
    const payments = 'functions/src/payments';
    const adapters = [
      {
        target: `${payments}/sandbox-gateway.ts`,
        under: '',
        from: ['functions/src/dependencies.ts'],
      },
      {
        target: 'functions/src/points/sandbox-programme.ts',
        under: '',
        from: ['functions/src/dependencies.ts'],
      },
      {
        // Reading a card's token, making one, and rejecting one where money moves.
        target: `${payments}/sandbox-token.ts`,
        under: '',
        from: ['sandbox-gateway', 'card-token', 'reduced-card'].map(
          (name) => `${payments}/${name}.ts`,
        ),
      },
      {
        target: 'domain/src/booking/sandbox-card.ts',
        under: 'web/',
        from: ['web/src/shared/payment/card-token.ts'],
      },
      {
        // Triggers, schedules and requests fetch the dependencies; all else receives what it needs.
        target: 'functions/src/dependencies.ts',
        under: 'functions/',
        from: [
          'functions/src/index.ts',
          'functions/src/triggers/follow-bookings.ts',
          'functions/src/triggers/follow-account-deletions.ts',
          'functions/src/triggers/maintain-club.ts',
          'functions/src/triggers/reconcile-club.ts',
          'functions/src/triggers/send-new-mails.ts',
        ],
      },
    ];
    for (const { target, under, from } of adapters) {
      const imports = shipped(under).filter((entry) => entry.target === target);
      expect([...new Set(imports.map(({ file }) => file))].toSorted()).toEqual(from.toSorted());
    }
  });

  it('never lead from what runs the club to its tests, benches and proofs', () => {
    const scripts = IMPORTS.filter(({ file }) => file.startsWith('scripts/'));
    expect(offences(scripts, ({ target }) => !target.startsWith('tests/'))).toEqual([]);
  });

  it('carry the extension of the file they mean', () => {
    const relatives = IMPORTS.filter(({ specifier }) => specifier.startsWith('.'));
    expect(offences(relatives, ({ target }) => isThere(target.replace(/\?.*$/, '')))).toEqual([]);
  });
});
