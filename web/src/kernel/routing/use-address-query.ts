import { useCallback } from 'react';
import {
  type LinkProps,
  type NavigateOptions,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';
import { useAddressNow } from './address-now.tsx';
import { isPlainClick } from './is-plain-click.ts';

/** Makes a new query from the current one; null leaves the address alone. */
export type QueryChange = (now: URLSearchParams) => URLSearchParams | null;

type Options = Omit<NavigateOptions, 'relative'>;

/** Changes the current query of the address. */
export type ChangeQuery = (
  change: QueryChange,
  /** Options, computed from the current query where they depend on it. */
  options?: Options | ((now: URLSearchParams) => Options),
) => void;

/** A link to another query of the same page. */
type QueryLink = Omit<LinkProps, 'to'> & { to: { search: string } };

export type AddressQuery = {
  /** The query as rendered: for rendering, never for changing it. */
  query: URLSearchParams;
  change: ChangeQuery;
  /** A link to another query, which changes the query at the time of the press. */
  linkTo: (change: (now: URLSearchParams) => URLSearchParams, options?: Options) => QueryLink;
};

/**
 * State in the query of the address. Of two choices made before the first one is rendered both
 * count, because each changes the address that the other has left. React Router's own setter passes
 * the query of the last rendering instead.
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
      if (!isPlainClick(event)) return;
      event.preventDefault();
      change(changed, options);
    },
  });
  return { query, change, linkTo };
};
