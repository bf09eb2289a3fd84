import { displayName } from '@club/domain/resort/resort-name';

/** What is known of where a resort is; the coordinates may be missing. */
type Place = { placeName: string; location: string; lat?: number | null; lng?: number | null };

/** Shows the way from where the reader is: in the app of the phone where there is one. */
const MAPS = 'https://www.google.com/maps/dir/';

/** A link to the way to a resort: by its coordinates, else by name and address. */
export const directionsTo = ({ placeName, location, lat, lng }: Place) => {
  const name = displayName(placeName);
  const isOnMap = typeof lat === 'number' && typeof lng === 'number';
  const query = new URLSearchParams({
    api: '1',
    destination: isOnMap ? `${lat},${lng}` : `${name}, ${location}`,
  });
  return {
    href: `${MAPS}?${query.toString()}`,
    target: '_blank',
    rel: 'noopener noreferrer',
    'aria-label': `Directions to ${name}, in a new tab`,
  } as const;
};
