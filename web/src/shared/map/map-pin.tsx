import { formatCount } from '../../formats/reader-formats.ts';
import { Dot, Group, GROW, LIFT, Pin, UNSCALE } from './map-pin-styles.ts';
import type { MapMarker } from './marker-groups.ts';
import type { ScreenPoint } from './map-view.ts';

const SMALL_GROUP = 34;
const LARGE_GROUP = 58;

/** Diameter in pixels: one step more for ten times the resorts. */
const diameter = (count: number): number =>
  Math.min(LARGE_GROUP, SMALL_GROUP + 8 * Math.log10(count));

type MapPinProps = {
  marker: MapMarker;
  /** Position on its layer. */
  place: ScreenPoint;
  /** Reached by Tab; the others by the arrows. */
  isStop: boolean;
  selected: boolean;
  /** Its card is highlighted. */
  lit: boolean;
  onOpen: (marker: MapMarker) => void;
  onPoint: (id: string | null) => void;
};

/**
 * Accessible name of a marker: its resort or group, and what a press does where that is not
 * obvious.
 */
const markerName = (marker: MapMarker): string => {
  if (marker.kind === 'group') return `${marker.name}, come closer`;
  const { label, price } = marker.point;
  return price === '' ? label : `${label}, ${price}`;
};

/** A pin with a price, or a group with its count. */
export function MapPin({ marker, place, isStop, selected, lit, onOpen, onPoint }: MapPinProps) {
  const shared = {
    type: 'button',
    tabIndex: isStop ? 0 : -1,
    'data-marker': marker.key,
    'aria-label': markerName(marker),
    $lit: lit,
    onClick: () => onOpen(marker),
  } as const;
  const at = `translate(${place.left}px, ${place.top}px) scale(var(${UNSCALE}, 1)) translate(-50%, calc(-50% - var(${LIFT}, 0px))) scale(var(${GROW}, 1))`;
  if (marker.kind === 'group') {
    const across = `${diameter(marker.count)}px`;
    return (
      <Group {...shared} style={{ transform: at, width: across, height: across }}>
        {formatCount(marker.count)}
      </Group>
    );
  }
  const { id, price } = marker.point;
  return (
    <Pin
      {...shared}
      style={{ transform: at }}
      aria-pressed={selected}
      onPointerEnter={() => onPoint(id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(id)}
      onBlur={() => onPoint(null)}
    >
      {price === '' ? <Dot /> : price}
    </Pin>
  );
}
