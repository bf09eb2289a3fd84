import { Map as MapIcon } from 'lucide-react';
import { Chip } from '../../design/actions/chip.tsx';
import type { MapLayoutState } from './use-map-layout.ts';

type MapToggleProps = { state: MapLayoutState };

/** Opens and closes the map: beside the list, on smaller screens over it. */
export function MapToggle({ state: { layout, showMap } }: MapToggleProps) {
  const isOpen = layout !== 'list';
  return (
    <Chip icon={<MapIcon aria-hidden />} on={isOpen} onClick={() => showMap(!isOpen)}>
      Map
    </Chip>
  );
}
