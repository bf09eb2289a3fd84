import type { SearchTerms } from '@club/domain/waitlist/saved-search';
import type { SearchPlaces } from '@club/domain/waitlist/waitlist';
import { callFunction } from '../../kernel/api/api-client.ts';
import { createAttempt } from '../../kernel/storage/attempt.ts';

/** A search to save. */
type SearchOrder = SearchTerms & SearchPlaces;

/** Saves a search: repeating it for the same terms and places makes one entry only. */
export const saveSearch = createAttempt({
  storageKey: 'searchAttempt',
  orderKey: ({ region, resortIds, ...terms }: SearchOrder) =>
    [
      region,
      ...resortIds,
      terms.vacationType,
      terms.unitType,
      terms.from,
      terms.to,
      terms.nights,
      terms.ceiling,
    ].join(' · '),
  send: ({ ceiling, resortIds, ...order }, requestId) =>
    callFunction('saveSearch', {
      ...order,
      resortIds: [...resortIds],
      ceiling: ceiling ?? null,
      requestId,
    }),
});
