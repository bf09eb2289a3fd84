import type { UnitType } from '@club/domain/pricing/unit-type';
import { KeyValueList } from '../../design/data/key-value-list.tsx';
import { useLive } from '../../shared/live/live-data.tsx';
import { goodToKnow } from './good-to-know-facts.ts';
import type { SeenResort } from './seen-resort.ts';
import { TripPart } from './trip-part.tsx';

/** What is good to know of a resort before one arrives. */
export function GoodToKnow({ resort, unitType }: { resort: SeenResort; unitType: UnitType }) {
  const summary = useLive('reviewSummary', { resortId: resort.id });
  return (
    <TripPart title="Good to know">
      <KeyValueList
        items={goodToKnow(resort, unitType, summary.status === 'ready' ? summary.data : null)}
      />
    </TripPart>
  );
}
