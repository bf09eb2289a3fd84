import { ApiError } from '@club/domain/api/errors';

/** The error for a caller who has to wait `waitMs` milliseconds; `textFor` makes its message. */
export const tooManyRequests = (
  waitMs: number,
  textFor?: (retryAfterSeconds: number) => string,
): ApiError => {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new ApiError('too-many-requests', {
    ...(textFor === undefined ? {} : { message: textFor(retryAfterSeconds) }),
    details: { retryAfterSeconds },
  });
};
