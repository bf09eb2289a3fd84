import { FieldGroup } from '../../../design/form/field-group.tsx';
import { ListField } from '../../../design/form/list-field.tsx';
import { TextAreaField } from '../../../design/form/text-area-field.tsx';
import type { KnownFacts } from './known-facts.ts';
import { RESORT_LABELS } from './resort-labels.ts';

/** What the place is like. */
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
