import { errorCode } from '../../kernel/firebase/error-code.ts';

/** The code of a failed identity call without 'auth/', or null for an error of another kind. */
export const identityCode = (error: unknown): string | null => {
  const code = errorCode(error);
  return typeof code === 'string' && code.startsWith('auth/') ? code.slice('auth/'.length) : null;
};
