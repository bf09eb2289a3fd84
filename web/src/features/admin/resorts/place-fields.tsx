import { FieldGroup, FieldRow } from '../../../design/form/field-group.tsx';
import { ResortLine, ResortNumber } from './resort-field.tsx';
import type { KnownFacts } from './known-facts.ts';

type PlaceFieldsProps = {
  known: KnownFacts;
  /** The ID of a resort that is there stays what it is. */
  hasFixedId: boolean;
};

/** What the resort is called and where it lies. */
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
      <ResortLine name="location" help="City, state or coast, country: as it stands on the card." />
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
