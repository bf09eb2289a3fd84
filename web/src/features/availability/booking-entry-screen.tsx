import { useCurrentResort } from '../../shared/stay/current-resort.ts';
import { stayPath } from '../../shared/routes/paths.ts';
import { SignedInOnly } from '../../shared/page/signed-in-only.tsx';
import type { Stay } from '../../shared/stay/stay-query.ts';
import { stayKey, stayParams } from '../../shared/stay/stay-query.ts';
import { useStayReading } from '../../shared/stay/use-stay-reading.ts';
import { WithResort } from '../../shared/resort/with-resort.tsx';
import type { EntryRoute } from './booking-entry.ts';
import { bookingEntry } from './booking-entry.ts';
import { MissingData } from './missing-data.tsx';
import { Offer } from './offer.tsx';
import { UnitPicker } from './unit-picker.tsx';

/** The offer is for signed-in members; others log in first and come back to it (rules 11.7). */
function MembersOffer({ stay }: { stay: Stay }) {
  // A stay in the navigation state would not survive the login, so it is put into the address.
  return (
    <SignedInOnly from={stayPath('offer', stayParams(stay))}>
      {() => (
        <WithResort resortId={stay.resortId} missing={<MissingData what="resort" />}>
          {(resort) => <Offer key={stayKey(stay)} stay={stay} resort={resort} />}
        </WithResort>
      )}
    </SignedInOnly>
  );
}

/**
 * Both routes between resort page and checkout: they show what the known data allows (rules 1.10).
 */
export function BookingEntryScreen({ route }: { route: EntryRoute }) {
  const entry = bookingEntry(route, useStayReading(), useCurrentResort());
  switch (entry.kind) {
    case 'missing':
      return <MissingData what={entry.what} resort={entry.resort} />;
    case 'offer':
      return <MembersOffer stay={entry.stay} />;
    case 'choose-unit':
      return (
        <WithResort resortId={entry.resortId} missing={<MissingData what="resort" />}>
          {(resort) => (
            <UnitPicker
              key={`${resort.id} ${entry.vacationType}`}
              resort={resort}
              vacationType={entry.vacationType}
              problem={entry.problem}
            />
          )}
        </WithResort>
      );
  }
}
