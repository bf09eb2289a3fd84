import { ApiError } from '../api/errors.ts';

/** The API error that an act throws, null when it throws nothing; other errors pass through. */
export const errorIn = (act: () => unknown): ApiError | null => {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
};

/** The API error that an asynchronous act throws; fails when there is none. */
export const errorAfter = async (act: () => Promise<unknown>): Promise<ApiError> => {
  const outcome = await act().catch((error: unknown) => error);
  return apiErrorOf(() => {
    if (outcome instanceof Error) throw outcome;
  });
};

/** The API error that an act throws; fails when there is none. */
export const apiErrorOf = (act: () => unknown): ApiError => {
  const error = errorIn(act);
  if (error === null) throw new Error('Expected an API error.');
  return error;
};
