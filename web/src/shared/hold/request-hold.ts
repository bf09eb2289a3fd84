import type { Quote } from '@club/domain/pricing/quote';
import type { CallError, CallResult } from '../../kernel/api/api-client.ts';
import { retryAtOf } from '../../kernel/api/api-client.ts';
import type { Stay } from '../stay/stay-query.ts';
import { takeHold } from './hold-calls.ts';

/** Why nights could not be held. */
export type HoldFailure = {
  error: CallError;
  /** The request is not repeated before then (milliseconds since 1970); null: any time. */
  retryAt: number | null;
};

/** The response of the server to the request for a hold. */
export type HoldResponse =
  | { status: 'ready'; quote: Quote; holdId: string }
  | ({ status: 'failed' } & HoldFailure);

const unreachable = (): CallResult<never> => ({ ok: false, error: { kind: 'network' } });

/** Holds the nights of a stay, or says why not; `another` as for `takeHold`. Never rejects. */
export const requestHold = async (stay: Stay, another = false): Promise<HoldResponse> => {
  const result = await takeHold(stay, another).catch(unreachable);
  return result.ok
    ? { status: 'ready', quote: result.value.quote, holdId: result.value.holdId }
    : { status: 'failed', error: result.error, retryAt: retryAtOf(result.error) };
};
