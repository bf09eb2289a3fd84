import type { CallableInput, CallableResponses } from '@club/domain/api/contract';
import { ApiError } from '@club/domain/api/errors';
import { clubSeal } from '../commit/seal.ts';
import type { Caller } from '../http/handler.ts';
import type { PaymentDependencies } from './payment-gateway.ts';
import { sandboxToken } from './sandbox-token.ts';

/**
 * The callable `cardtoken`: the token of a card that the page has reduced to what the sandbox needs,
 * sealed for the caller. Throws ApiError 'not-allowed' where the gateway moves money: such a gateway
 * has tokens of its own.
 */
export const cardToken = async (
  card: CallableInput<'cardtoken'>,
  { uid }: Caller,
  _nowMs: number,
  { db, gateway }: PaymentDependencies,
): Promise<CallableResponses['cardtoken']> => {
  if (gateway.isLive) {
    throw new ApiError('not-allowed', { message: 'This club takes real cards only.' });
  }
  return { token: sandboxToken(await clubSeal(db), card, uid) };
};
