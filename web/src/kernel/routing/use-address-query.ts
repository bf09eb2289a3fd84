import { useCallback, type MouseEvent } from 'react';
import {
  type LinkProps,
  type NavigateOptions,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';
import { useAddressNow } from './address-now.tsx';

/** Makes another query of the one that the address has now; null leaves the address alone. */
export type QueryChange = (now: URLSearchParams) => URLSearchParams | null;

type Options = Omit<NavigateOptions, 'relative'>;

/** Changes the query of the address as it is at that moment. */
export type ChangeQuery = (
  change: QueryChange,
  /** Told by the query of that moment where it depends on it. */
  options?: Options | ((now: URLSearchParams) => Options),
) => void;

export type AddressQuery = {
  /** As it was last drawn: for drawing, never for changing it. */
  query: URLSearchParams;
  change: ChangeQuery;
  /** A link to another query, which changes that of the moment of the press. */
  linkTo: (change: (now: URLSearchParams) => URLSearchParams, options?: Options) => LinkProps;
};

/** A press that only follows the link, and opens no other window. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;

/**
 * State that is kept in the query of the address. Of two choices made before the first one is drawn
 * both count, because each changes the address that the other has left. React Router's own setter
 * does not: its function is given the query of the last drawing.
 */
export const useAddressQuery = (): AddressQuery => {
  const [query] = useSearchParams();
  const now = useAddressNow();
  const navigate = useNavigate();
  const change = useCallback<ChangeQuery>(
    (changed, options) => {
      const before = new URLSearchParams(now().search);
      const after = changed(new URLSearchParams(before));
      if (after === null) return;
      void navigate(
        `?${after.toString()}`,
        typeof options === 'function' ? options(before) : options,
      );
    },
    [now, navigate],
  );
  const linkTo: AddressQuery['linkTo'] = (changed, options) => ({
    ...options,
    to: { search: `?${changed(query).toString()}` },
    onClick: (event) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      change(changed, options);
    },
  });
  return { query, change, linkTo };
};
