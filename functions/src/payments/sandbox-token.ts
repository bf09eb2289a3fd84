import { timingSafeEqual } from 'node:crypto';
import { CARD_BRANDS } from '@club/domain/booking/card-number';
import type { SandboxCard } from '@club/domain/booking/sandbox-card';
import { CARD_OUTCOMES } from '@club/domain/booking/sandbox-card';
import type { Seal } from '../store/seal.ts';

const PREFIX = 'tok_sandbox_';

const pad = (value: number): string => String(value).padStart(2, '0');

/** What is sealed: the full content of the token. */
const contentOf = ({ outcome, brand, last4, expiry }: SandboxCard): string =>
  [outcome, CARD_BRANDS.indexOf(brand), last4, pad(expiry.month) + pad(expiry.year % 100)].join(
    '_',
  );

/**
 * The sandbox's token of a reduced card, for one member: sealed by the club, so that it cannot be
 * made up or used by another member.
 */
export const sandboxToken = (seal: Seal, card: SandboxCard, uid: string): string => {
  const content = contentOf(card);
  return `${PREFIX}${content}_${seal('sandbox-card', content, uid)}`;
};

/** True for a token of the sandbox, also a made-up one: no other gateway may get it. */
export const isSandboxToken = (token: string): boolean => token.startsWith(PREFIX);

const CONTENT = /^([a-z-]+)_(\d)_(\d{4})_(\d{2})(\d{2})$/;

const parseContent = (content: string): SandboxCard | null => {
  const match = CONTENT.exec(content);
  if (match === null) return null;
  const outcome = CARD_OUTCOMES.find((known) => known === match[1]);
  const brand = CARD_BRANDS[Number(match[2])];
  if (outcome === undefined || brand === undefined) return null;
  return {
    outcome,
    brand,
    last4: match[3] ?? '',
    expiry: { month: Number(match[4]), year: 2000 + Number(match[5]) },
  };
};

/** The card in a token, without checking its seal; null for other text. */
export const parseSandboxToken = (token: string): SandboxCard | null => {
  const end = token.lastIndexOf('_');
  return isSandboxToken(token) ? parseContent(token.slice(PREFIX.length, end)) : null;
};

/** The card of a token that the club has sealed for this member; null for other text. */
export const readSandboxToken = (seal: Seal, token: string, uid: string): SandboxCard | null => {
  const card = parseSandboxToken(token);
  if (card === null) return null;
  const expected = Buffer.from(sandboxToken(seal, card, uid));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected) ? card : null;
};
