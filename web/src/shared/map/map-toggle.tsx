import { List, Map as MapIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { Chip } from '../../design/actions/chip.tsx';
import { ByWidth } from '../../design/layout/by-width.tsx';
import type { useMapLayout } from './use-map-layout.ts';

const Group = styled.fieldset`
  display: flex;
  gap: ${theme.space.s8};
`;

type MapToggleProps = { state: ReturnType<typeof useMapLayout> };

/** List or map on narrow screens; on wide ones the map beside the list, on or off. */
export function MapToggle({ state: { layout, showMap } }: MapToggleProps) {
  return (
    <ByWidth
      from="wide"
      narrow={
        <Group aria-label="Show as">
          <Chip icon={<List aria-hidden />} on={layout === 'list'} onClick={() => showMap(false)}>
            List
          </Chip>
          <Chip icon={<MapIcon aria-hidden />} on={layout === 'map'} onClick={() => showMap(true)}>
            Map
          </Chip>
        </Group>
      }
      wide={
        <Chip
          icon={<MapIcon aria-hidden />}
          on={layout === 'both'}
          onClick={() => showMap(layout !== 'both')}
        >
          Map
        </Chip>
      }
    />
  );
}
