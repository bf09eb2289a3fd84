import { type LinkProps, useLocation, useNavigate } from 'react-router-dom';
import { useAddressQuery } from '../../../kernel/routing/use-address-query.ts';
import { withParam } from '../../../kernel/routing/with-param.ts';

/** The state of a history entry that opened a detail from the list: Close goes back to the list. */
const FROM_LIST = { fromList: true };

const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromList' in state;

/** The row of a list whose detail is open: its id is the search param `param`. */
export const useOpenRow = (param: string, isId: (text: unknown) => text is string) => {
  const { query, change, linkTo } = useAddressQuery();
  const navigate = useNavigate();
  const location = useLocation();
  const options = { state: FROM_LIST, preventScrollReset: true };
  const id = query.get(param);
  return {
    openId: isId(id) ? id : null,
    linkTo: (row: string): LinkProps => linkTo((now) => withParam(now, param, row), options),
    /** Opens a detail; `also` changes the address in the same step. */
    open: (row: string, also = (now: URLSearchParams) => now): void => {
      change((now) => withParam(also(now), param, row), options);
    },
    close: (): void => {
      if (isFromList(location.state)) void navigate(-1);
      else {
        change((now) => withParam(now, param, null), { replace: true, preventScrollReset: true });
      }
    },
  };
};
