import { safeImageUrl } from '@club/domain/validation/image-url';
import { styled } from 'styled-components';
import { theme } from '../../../design/theme/theme.ts';
import { useSettled } from '../../../design/time/use-settled.ts';
import { PicturePreview } from './picture-preview.tsx';
import { TextInput, type TextInputProps } from '../../../design/form/text-input.tsx';
import { useFieldState } from '../../../design/form/use-field-state.ts';

/** A picture is loaded once typing has paused this long, not at each letter. */
export const TYPING_REST_MS = 400;

const Container = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s12};
  align-content: start;
`;

type ImageUrlFieldProps = Omit<TextInputProps, 'value' | 'error' | 'name' | 'type' | 'end'> & {
  name: string;
};

/** The URL of a picture in a Formik form, with a preview if the club may show it. */
export function ImageUrlField({ name, ...rest }: ImageUrlFieldProps) {
  const { input, error } = useFieldState<string>(name);
  const src = safeImageUrl(useSettled(input.value, TYPING_REST_MS));
  return (
    <Container>
      <TextInput
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        {...rest}
        {...input}
        type="url"
        error={error}
      />
      {src !== null && <PicturePreview key={src} src={src} />}
    </Container>
  );
}
