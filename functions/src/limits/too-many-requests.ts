import { ApiError } from '@club/domain/api/errors';

/** The refusal of somebody who has to wait so many milliseconds; `textFor` says it for whole seconds. */
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
