import { isRecord } from '@club/domain/validation/is-record';
import { useLocation, useSearchParams } from 'react-router-dom';
import { safeReturnPath } from '../../shared/routes/paths.ts';

const textInState = (state: unknown, name: string): string | null => {
  const value: unknown = isRecord(state) ? state[name] : null;
  return typeof value === 'string' ? value : null;
};

/** The email that the registration passes on to the login; '' for none. */
export const emailFromState = (state: unknown): string => textInState(state, 'email') ?? '';

/**
 * Where to go after signing in (rules 11.1): the path, with its query, that sent the visitor here;
 * from the address or the navigation state, else the home page.
 */
export const useReturnPath = (): string => {
  const [query] = useSearchParams();
  const { state } = useLocation();
  return safeReturnPath(query.get('from') ?? textInState(state, 'from'));
};
