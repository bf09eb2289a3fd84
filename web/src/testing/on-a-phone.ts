import { vi } from 'vitest';
import { PHONE_QUERY } from '../design/theme/media.ts';

/** From here on the screen is as narrow as a phone's, for what asks; styles still are a desktop's. */
export const onAPhone = (): void => {
  const original = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = original(query);
    return query === PHONE_QUERY ? Object.assign(list, { matches: true }) : list;
  });
};
