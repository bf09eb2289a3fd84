import { RemovableChip } from '../actions/chip.tsx';

type AreaChipProps = { onRemove: () => void };

/** Says that a list holds only what is in an area of the map; a press takes that away. */
export function AreaChip({ onRemove }: AreaChipProps) {
  return (
    <RemovableChip removeLabel="Remove filter Map area" onRemove={onRemove}>
      Map area
    </RemovableChip>
  );
}
