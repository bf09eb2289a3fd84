import { monthOf } from '@club/domain/calendar/local-date';
import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { NO_FILTER } from '@club/domain/directory/resort-filter';
import { useMemo } from 'react';
import { formatMonth, formatPoints } from '../../../formats/reader-formats.ts';
import { useIsMember } from '../../../kernel/session/session.tsx';
import { useToday } from '../../../kernel/time/today.tsx';
import { useLive, useOwnAccount } from '../../../shared/live/live-data.tsx';
import { affordablePath } from '../../../shared/routes/paths.ts';
import { listPath } from '../../../shared/filter/list-path.ts';
import { LastCallRow } from './last-call-row.tsx';
import { ResortRow } from './resort-row.tsx';
import { newInClub, withAmenity, withinBalance } from './row-resorts.ts';

/** Rows by what a resort has, and the name of that in the directory. */
const BY_AMENITY = [
  { id: 'by-the-sea', title: 'By the sea', amenity: 'Beach', all: 'All with a beach' },
  { id: 'snow', title: 'Snow', amenity: 'Skiing', all: 'All with skiing' },
] as const;

const joinedText = ({ joinedOn }: CatalogueResort): string =>
  joinedOn === null ? '' : `Joined in ${formatMonth(monthOf(joinedOn))}`;

/** Rows of cards from the directory in memory, each with its own reason to look. */
export function HomeRows() {
  const catalogue = useLive('catalogue');
  const isMember = useIsMember();
  const account = useOwnAccount();
  const today = useToday();
  const open = useMemo(
    () =>
      catalogue.status === 'ready' ? catalogue.data.filter(({ available }) => available) : null,
    [catalogue],
  );
  const balance = isMember && account.status === 'ready' ? account.data.available : 0;
  // Its place is kept until the balance is known.
  const isWaiting = isMember && account.status === 'loading';
  const rows = useMemo(
    () =>
      open && {
        affordable: balance === 0 ? [] : withinBalance(open, balance, today),
        byAmenity: new Map(BY_AMENITY.map(({ id, amenity }) => [id, withAmenity(open, amenity)])),
        newest: newInClub(open),
      },
    [open, balance, today],
  );
  // The directory below says that it could not be loaded.
  if (catalogue.status === 'error' || open?.length === 0) return null;
  return (
    <>
      <LastCallRow resorts={open} />
      {(balance > 0 || isWaiting) && (
        <ResortRow
          id="within-your-points"
          title={isWaiting ? 'Within your points' : `Within your ${formatPoints(balance)}`}
          all={{ to: affordablePath(), label: 'All you can book' }}
          resorts={isWaiting ? null : (rows?.affordable ?? null)}
        />
      )}
      {BY_AMENITY.map(({ id, title, amenity, all }) => (
        <ResortRow
          key={id}
          id={id}
          title={title}
          all={{ to: listPath({ ...NO_FILTER, amenities: [amenity] }), label: all }}
          resorts={rows?.byAmenity.get(id) ?? null}
        />
      ))}
      <ResortRow
        id="new-in-the-club"
        title="New in the club"
        all={null}
        resorts={rows?.newest ?? null}
        noteOf={joinedText}
      />
    </>
  );
}
