import { useState } from 'react';
import type { MapCamera } from './map-camera.ts';
import type { MapPoint } from './map-point.ts';
import { areaAround, type EdgeRoom, fittedView, MAX_ZOOM } from './map-view.ts';
import type { MapMarker, MarkerGroups } from './marker-groups.ts';

type GroupMarker = Extract<MapMarker, { kind: 'group' }>;

/** Resorts of a group that no zoom can split. */
type Heap = { groups: MarkerGroups; points: readonly MapPoint[] };

type GroupOpening = {
  /** The resorts of the last opened group, where no zoom can split it. */
  together: readonly MapPoint[];
  openGroup: (marker: GroupMarker) => void;
  closeGroup: () => void;
};

/** Opens groups of resorts: zooms to where a group splits, or tells which resorts it has. */
export const useGroupOpening = (
  camera: MapCamera,
  groups: MarkerGroups,
  room: EdgeRoom,
): GroupOpening => {
  const [heap, setHeap] = useState<Heap | null>(null);
  const openGroup = (marker: GroupMarker): void => {
    const inside = groups.pointsOf(marker.groupId);
    const apart = groups.zoomApart(marker.groupId);
    if (apart > MAX_ZOOM) {
      setHeap({ groups, points: inside });
      return;
    }
    const extent = areaAround(inside);
    if (extent === null) return;
    const fitted = fittedView(extent, camera.size(), { room, nearest: MAX_ZOOM });
    const next = fitted.zoom >= apart ? fitted : { x: marker.x, y: marker.y, zoom: apart };
    camera.fly(next, 'reader');
  };
  return {
    together: heap?.groups === groups ? heap.points : [],
    openGroup,
    closeGroup: () => setHeap(null),
  };
};
