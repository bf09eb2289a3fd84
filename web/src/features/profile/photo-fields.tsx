import { useField } from 'formik';
import { theme } from '../../design/theme/theme.ts';
import { styled } from 'styled-components';
import { Button } from '../../design/actions/button.tsx';
import { Avatar } from '../../design/data/avatar.tsx';
import { TextField } from '../../design/form/text-field.tsx';

const Preview = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s16};
`;

/** The address of a photo, a preview, and a button to remove it. */
export function PhotoFields({ name }: { name: string }) {
  const [{ value }, { error }, { setValue }] = useField<string>('photoURL');
  const usable = error === undefined ? value.trim() : '';
  return (
    <>
      <Preview>
        <Avatar name={name} photoUrl={usable} size="large" label="Preview of your photo" />
        {value !== '' && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              void setValue('');
            }}
          >
            Remove the photo
          </Button>
        )}
      </Preview>
      <TextField
        name="photoURL"
        type="url"
        inputMode="url"
        label="Address of your photo"
        help="A picture on the web; its address starts with https. Only you see it; everyone else sees your initials, as you do without a photo."
        autoComplete="photo"
        optional
      />
    </>
  );
}
