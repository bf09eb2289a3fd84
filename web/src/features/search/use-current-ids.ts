import { searchParams } from '@club/domain/search/resort-search';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddressNow } from '../../kernel/routing/address-now.tsx';
import { useAddressQuery } from '../../kernel/routing/use-address-query.ts';

/** Keeps `ids` in the address in step with `q`, which decides (rules 5.5). */
export const useCurrentIds = (query: string, ids: readonly string[] | null): void => {
  const { query: address } = useAddressQuery();
  const now = useAddressNow();
  const navigate = useNavigate();
  const written = ids === null ? null : searchParams(query, ids);
  const wanted = written === null ? null : new URLSearchParams(written).get('ids');
  const current = address.get('ids');
  useEffect(() => {
    if (written === null || wanted === current) return;
    const others = new URLSearchParams(now().search);
    // Another search is starting, with ids of its own.
    if ((others.get('q') ?? '').trim() !== query) return;
    others.delete('q');
    others.delete('ids');
    const rest = others.size === 0 ? '' : `&${others.toString()}`;
    void navigate({ search: `?${written}${rest}` }, { replace: true, preventScrollReset: true });
  }, [query, written, wanted, current, now, navigate]);
};
