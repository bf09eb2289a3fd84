import { monthOf } from '@club/domain/calendar/local-date';
import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { NO_FILTER } from '@club/domain/directory/resort-filter';
import { useMemo } from 'react';
import type { CurrentAccount } from '@club/domain/points/account';
import { borrowable } from '@club/domain/points/account';
import { formatMonth, formatPoints } from '../../../formats/reader-formats.ts';
import { ByReader } from '../../../shared/identity/by-reader.tsx';
import { useToday } from '../../../kernel/time/today.tsx';
import { useLive } from '../../../shared/live/live-data.tsx';
import { useOwnAccount } from '../../../shared/points/own-account.ts';
import { listPath } from '../../../shared/filter/list-path.ts';
import { affordablePath, PATHS } from '../../../shared/routes/paths.ts';
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

/** The member's row: what the balance pays for, else what can be borrowed from the next use year. */
const pointsRow = (account: CurrentAccount) =>
  account.available > 0
    ? {
        most: account.available,
        title: `Within your ${formatPoints(account.available)}`,
        all: { to: affordablePath(), label: 'All you can book' },
      }
    : {
        most: borrowable(account),
        title: 'With points you can borrow',
        all: { to: PATHS.points, label: 'Your points' },
      };

/** Rows of cards from the directory in memory, each with its own reason to look. */
export function HomeRows() {
  const catalogue = useLive('catalogue');
  const account = useOwnAccount();
  const today = useToday();
  const open = useMemo(
    () =>
      catalogue.status === 'ready' ? catalogue.data.filter(({ available }) => available) : null,
    [catalogue],
  );
  const points = account.status === 'ready' ? pointsRow(account.data) : null;
  const most = points?.most ?? null;
  const rows = useMemo(() => {
    if (open === null) return null;
    const byAmenity = new Map(
      BY_AMENITY.map(({ id, amenity }) => [id, withAmenity(open, amenity)] as const),
    );
    const newest = newInClub(open);
    return {
      affordable:
        most === null ? null : withinBalance(open, most, today, [...byAmenity.values(), newest]),
      byAmenity,
      newest,
    };
  }, [open, most, today]);
  // The directory below says that it could not be loaded.
  if (catalogue.status === 'error' || open?.length === 0) return null;
  return (
    <>
      <LastCallRow resorts={open} />
      {account.status !== 'error' && (
        <ByReader
          member={
            <ResortRow
              id="within-your-points"
              title={points?.title ?? 'Within your points'}
              stacked
              all={points?.all ?? { to: affordablePath(), label: 'All you can book' }}
              resorts={rows?.affordable ?? null}
            />
          }
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
