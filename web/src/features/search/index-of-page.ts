import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { liveRequest } from '../../kernel/live/live-request.ts';
import { liveStore } from '../../kernel/live/live-store.ts';
import { indexInTasks } from '../../shared/search/resort-index.ts';

/**
 * Makes the directory that a page was rendered with searchable in short tasks: results that are taken
 * over need the index at once.
 */
export const indexOfPage = async (): Promise<void> => {
  // The source of the catalogue gives this.
  const resorts = liveStore.preloadedData(liveRequest('catalogue', {})) as
    | readonly CatalogueResort[]
    | undefined;
  if (resorts !== undefined) await indexInTasks(resorts);
};
