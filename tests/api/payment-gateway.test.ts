import { randomUUID } from 'node:crypto';
import { sandboxCard } from '@club/domain/booking/sandbox-card';
import { describe, expect, test } from 'vitest';
import { describePaymentGateway } from '../../functions/src/testing/payment-gateway.contract.ts';
import { sandboxGateway } from '../../functions/src/payments/sandbox-gateway.ts';
import { clubSeal } from '../../functions/src/store/seal.ts';
import { sandboxToken } from '../../functions/src/payments/sandbox-token.ts';
import { db } from './api-client.ts';

const EXPIRY = { month: 12, year: 2031 };
const UID = 'member-1';
const gateway = sandboxGateway(db);

describePaymentGateway('sandbox', async () => {
  const tokenOf = async (digits: string) => (await gateway.tokenize(digits, EXPIRY, UID)).token;
  return {
    gateway,
    newKey: () => `contract-${randomUUID()}`,
    approved: await tokenOf('4242424242424242'),
    otherApproved: await tokenOf('5555555555554444'),
    declined: await tokenOf('4000000000000002'),
  };
});

describe('a token of the sandbox', () => {
  const card = sandboxCard('4000000000000002', EXPIRY);

  test.each([
    ['nothing', (token: string) => token.slice(0, token.lastIndexOf('_'))],
    ['another outcome', (token: string) => token.replace('declined', 'approved')],
    ['an outcome that there is not', (token: string) => token.replace('declined', 'granted')],
    ['other digits', (token: string) => token.replace('_0002_', '_4242_')],
    ['another brand', (token: string) => token.replace('_0_0002', '_1_0002')],
    ['a brand that there is not', (token: string) => token.replace('_0_0002', '_9_0002')],
    ['a later month', (token: string) => token.replace('_1231_', '_1235_')],
    ['another seal', (token: string) => `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`],
    ['more behind it', (token: string) => `${token}0`],
    ['a line behind it', (token: string) => `${token}\n`],
  ])('with %s is none', async (_what, changed) => {
    const token = sandboxToken(await clubSeal(db), card, UID);
    expect(await gateway.readToken(token, UID)).not.toBeNull();
    expect(changed(token)).not.toBe(token);
    expect(await gateway.readToken(changed(token), UID)).toBeNull();
  });
});
