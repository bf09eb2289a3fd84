import { EXCLUSIVITIES, RATING_OPTIONS, STATE_RATINGS } from '@club/domain/resort/room-options';
import { FieldGroup, FieldRow } from '../../../design/form/field-group.tsx';
import { ResortChoice, ResortNumber } from './resort-field.tsx';

/** How the resort stands with travelers and with the exchange programme. */
export function StandingFields() {
  return (
    <FieldGroup title="Standing" reason="The line of crown and rating on the card.">
      <FieldRow>
        <ResortChoice name="rating" options={RATING_OPTIONS} help="By travelers, out of 10." />
        <ResortNumber name="reviews_amount" whole help="How many reviews the rating rests on." />
      </FieldRow>
      <FieldRow>
        <ResortChoice name="stateRating" options={STATE_RATINGS} />
        <ResortChoice name="ownerExclusive" options={EXCLUSIVITIES} />
      </FieldRow>
    </FieldGroup>
  );
}
