import { EXCLUSIVITIES, RATING_OPTIONS, STATE_RATINGS } from '@club/domain/resort/room-options';
import { IMAGE_FIELDS } from '@club/domain/resort/stored-resort';
import { FieldGroup, FieldRow } from '../../../design/form/field-group.tsx';
import { ListField } from '../../../design/form/list-field.tsx';
import { TextAreaField } from '../../../design/form/text-area-field.tsx';
import { ImageUrlField } from './image-url-field.tsx';
import type { KnownFacts } from './known-facts.ts';
import { ResortChoice, ResortLine, ResortNumber } from './resort-field.tsx';
import { RESORT_LABELS } from './resort-labels.ts';

type PlaceFieldsProps = {
  known: KnownFacts;
  /** The ID of an existing resort cannot be changed. */
  hasFixedId: boolean;
};

/** Name, ID and location. */
export function PlaceFields({ known, hasFixedId }: PlaceFieldsProps) {
  return (
    <FieldGroup
      title="Name and place"
      reason="This is what people search for, and what they read first."
    >
      <FieldRow $columns="2fr 1fr">
        <ResortLine name="place_name" help="“7 Nights” at its end is not shown." />
        <ResortLine
          name="resort_ID"
          optional={!hasFixedId}
          readOnly={hasFixedId}
          help={hasFixedId ? 'It cannot be changed.' : 'Blank: one is made up.'}
        />
      </FieldRow>
      <ResortLine name="location" help="City, state or coast, country: as the card shows it." />
      <FieldRow>
        <ResortLine name="country" optional known={known.countries} />
        <ResortLine name="region" optional known={known.regions} />
      </FieldRow>
      <FieldRow>
        <ResortNumber name="lat" optional help="For the map, in degrees: 26.14 is north." />
        <ResortNumber name="lng" optional help="In degrees: -81.79 is west." />
      </FieldRow>
    </FieldGroup>
  );
}

/** The URLs of up to five pictures, each with a preview. */
export function PictureFields() {
  return (
    <FieldGroup
      title="Pictures"
      reason="The first one is on the card; the resort's page shows all of them. Only https addresses are shown."
    >
      {IMAGE_FIELDS.map((name) => (
        <ImageUrlField
          key={name}
          name={name}
          label={RESORT_LABELS[name]}
          optional
          placeholder="https://"
        />
      ))}
    </FieldGroup>
  );
}

/** Description and amenities. */
export function AboutFields({ known }: { known: KnownFacts }) {
  return (
    <FieldGroup
      title="What it is like"
      reason="The description opens the resort's page; the amenities make its strip and the filters."
    >
      <TextAreaField
        name="resort_details"
        label={RESORT_LABELS.resort_details}
        optional
        rows={5}
        help="A few honest sentences, at most 4,000 characters."
      />
      <ListField
        name="amenities"
        label={RESORT_LABELS.amenities}
        suggestions={known.amenities}
        otherLabel="Another amenity"
      />
    </FieldGroup>
  );
}

/** The ratings of travelers and of the exchange programme. */
export function StandingFields() {
  return (
    <FieldGroup title="Standing" reason="The crown and the rating on the card.">
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

/** Check-in and check-out times. */
export function ArrivalFields() {
  return (
    <FieldGroup
      title="Arriving and leaving"
      reason="Travelers read these times on the resort's page and on their receipt, exactly as you type them."
    >
      <FieldRow>
        <ResortLine name="check_in_time" help="For instance 16:00 or 3:00 PM." />
        <ResortLine name="check_out_time" help="For instance 11:00 or 11:00 AM." />
      </FieldRow>
    </FieldGroup>
  );
}
