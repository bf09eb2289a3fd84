import { Globe, Minus, Plus, Scan } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { IconButton } from '../../design/actions/icon-button.tsx';

const Group = styled.fieldset`
  position: absolute;
  top: ${theme.space.s12};
  right: ${theme.space.s12};
  display: grid;
  overflow: hidden;
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.raised};
  box-shadow: ${theme.shadow.float};

  > button:focus-visible {
    outline-offset: -4px;
  }
`;

type MapControlsProps = {
  onZoom: (by: number) => void;
  onWorld: () => void;
  onFit: () => void;
};

/** Buttons that do the same as wheel and fingers. */
export function MapControls({ onZoom, onWorld, onFit }: MapControlsProps) {
  return (
    <Group aria-label="Move the map">
      <IconButton label="Zoom in" icon={<Plus aria-hidden />} onClick={() => onZoom(1)} />
      <IconButton label="Zoom out" icon={<Minus aria-hidden />} onClick={() => onZoom(-1)} />
      <IconButton label="Fit all resorts" icon={<Scan aria-hidden />} onClick={onFit} />
      <IconButton label="Whole world" icon={<Globe aria-hidden />} onClick={onWorld} />
    </Group>
  );
}
