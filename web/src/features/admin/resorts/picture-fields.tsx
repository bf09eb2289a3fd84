import { IMAGE_FIELDS } from '@club/domain/resort/stored-resort';
import { FieldGroup } from '../../../design/form/field-group.tsx';
import { ImageUrlField } from './image-url-field.tsx';
import { RESORT_LABELS } from './resort-labels.ts';

/** The addresses of up to five pictures, each tried at once. */
export function PictureFields() {
  return (
    <FieldGroup
      title="Pictures"
      reason="The first one stands on the card; all of them turn on the resort's page. Only https addresses are shown."
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
