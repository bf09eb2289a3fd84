import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';

const Clear = styled.button`
  position: absolute;
  right: 0;
  top: 50%;
  display: grid;
  place-items: center;
  width: ${theme.target};
  height: ${theme.target};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.pill};
  background: none;
  color: ${theme.colour.soft};
  transform: translateY(-50%);
  cursor: pointer;

  > svg {
    width: 1.1rem;
    height: 1.1rem;
    stroke-width: 1.75;
  }
`;

type ClearButtonProps = {
  label: string;
  isShown: boolean;
  onClear: () => void;
};

/**
 * At the end of a search field that has text. It is always there: its styles, made with the first
 * letter, would delay that one.
 */
export function ClearButton({ label, isShown, onClear }: ClearButtonProps) {
  return (
    <Clear type="button" hidden={!isShown} aria-label={label} onClick={onClear}>
      <X aria-hidden />
    </Clear>
  );
}
