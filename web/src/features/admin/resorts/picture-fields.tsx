import { IMAGE_FIELDS } from '@club/domain/resort/stored-resort';
import { FieldGroup, FieldRow } from '../../../ui/form/field-group.tsx';
import { ImageUrlField } from '../../../ui/form/image-url-field.tsx';
import { RESORT_LABELS } from './resort-labels.ts';

const [first, ...others] = IMAGE_FIELDS;

function PictureField({ name }: { name: (typeof IMAGE_FIELDS)[number] }) {
  return <ImageUrlField name={name} label={RESORT_LABELS[name]} optional placeholder="https://" />;
}

/** The addresses of up to five pictures, each tried at once. */
export function PictureFields() {
  return (
    <FieldGroup
      title="Pictures"
      reason="The first one stands on the card; all of them turn on the resort's page. Only https addresses are shown."
    >
      <PictureField name={first} />
      <FieldRow>
        {others.map((name) => (
          <PictureField key={name} name={name} />
        ))}
      </FieldRow>
    </FieldGroup>
  );
}
