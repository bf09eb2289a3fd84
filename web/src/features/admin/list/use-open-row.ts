import { type LinkProps, useLocation, useNavigate } from 'react-router-dom';
import { useAddressQuery } from '../../../kernel/routing/use-address-query.ts';
import { withParam } from '../../../kernel/routing/with-param.ts';

/** What a history entry remembers that opened a detail from the list: Close can go back to it. */
const FROM_LIST = { fromList: true };

const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromList' in state;

/** The row of a list whose detail is open, which the address says under `param`. */
export const useOpenRow = (param: string, isId: (text: unknown) => text is string) => {
  const { query, change, linkTo } = useAddressQuery();
  const navigate = useNavigate();
  const location = useLocation();
  const options = { state: FROM_LIST, preventScrollReset: true };
  const id = query.get(param);
  return {
    openId: isId(id) ? id : null,
    linkTo: (row: string): LinkProps => linkTo((now) => withParam(now, param, row), options),
    /** Opens a detail, with another change of the address in the same step where there is one. */
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
