import { ApiError } from '../api/errors.ts';

/** What an act is refused with, null when it is not. Anything else that it throws is thrown on. */
export const refusalIn = (act: () => unknown): ApiError | null => {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
};

/** What an act that takes time is refused with; throws when it is not. */
export const refusalAfter = async (act: () => Promise<unknown>): Promise<ApiError> => {
  const outcome = await act().catch((error: unknown) => error);
  return refusalOf(() => {
    if (outcome instanceof Error) throw outcome;
  });
};

/** What an act is refused with; throws when it is not. */
export const refusalOf = (act: () => unknown): ApiError => {
  const refusal = refusalIn(act);
  if (refusal === null) throw new Error('Nothing was refused.');
  return refusal;
};
