import { ApiError } from '@club/domain/api/errors';
import { clubSeal } from '../store/seal.ts';
import type { Handler } from '../kernel/http/handler.ts';
import type { PaymentDependencies } from './payment-gateway.ts';
import { sandboxToken } from './sandbox-token.ts';

/**
 * The callable `cardtoken`: the token of a card that the page has reduced to what the sandbox
 * needs, sealed for the caller. A gateway that moves money has its own tokens.
 */
export const cardToken: Handler<'cardToken', 'caller', PaymentDependencies> = async (
  card,
  { caller: { uid }, db, gateway },
) => {
  if (gateway.isLive) {
    throw new ApiError('not-allowed', { message: 'This club takes real cards only.' });
  }
  return { token: sandboxToken(await clubSeal(db), card, uid) };
};
