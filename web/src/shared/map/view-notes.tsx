import { formatCount } from '../../formats/reader-formats.ts';
import { isInArea } from '@club/domain/directory/map-area';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx';
import type { MapCamera } from './map-camera.ts';
import type { MapPoint } from './map-point.ts';
import { scaleLine } from './scale-line.ts';
import { useRestingArea } from './use-resting-area.ts';

const LINE_PIXELS = 96;

const Scale = styled.p`
  padding-bottom: ${theme.space.s2};
  border-bottom: 2px solid currentcolor;
  font-size: ${theme.size.tiny};
  font-weight: 600;
  line-height: 1.2;
  color: ${theme.colour.soft};
  pointer-events: none;
`;

type ViewNotesProps = { camera: MapCamera; points: readonly MapPoint[] };

/** Shown when the map rests: a scale, and for screen readers the number of resorts in view. */
export function ViewNotes({ camera, points }: ViewNotesProps) {
  const { view, area } = useRestingArea(camera);
  const count = points.filter((point) => isInArea(point, area)).length;
  const scale = scaleLine(view, LINE_PIXELS);
  return (
    <>
      <Scale aria-hidden style={{ width: `${scale.pixels}px` }}>
        {formatCount(scale.km)} km
      </Scale>
      <VisuallyHidden as="output">
        {count === 1 ? '1 resort in view' : `${formatCount(count)} resorts in view`}
      </VisuallyHidden>
    </>
  );
}
