import { useLocation, useSearchParams } from 'react-router-dom';
import { safeReturnPath } from '../../shared/routes/paths.ts';

const fromState = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : null;

/**
 * Where to go after signing in (rules 11.1): the path, with its query, that sent the visitor here;
 * from the address or the navigation state, else the home page.
 */
export const useReturnPath = (): string => {
  const [query] = useSearchParams();
  const { state } = useLocation();
  return safeReturnPath(query.get('from') ?? fromState(state));
};
