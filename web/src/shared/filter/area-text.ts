import { type MapArea, WARM_AREA } from '@club/domain/directory/map-area';

const isWarm = ({ south, west, north, east }: MapArea): boolean =>
  south === WARM_AREA.south &&
  west === WARM_AREA.west &&
  north === WARM_AREA.north &&
  east === WARM_AREA.east;

/** What a part of the map is called where it is chosen, on its chip and in the search. */
export const areaText = (area: MapArea): string => (isWarm(area) ? 'Anywhere warm' : 'Map area');

/** The same within a sentence: '12 resorts in this part of the map'. */
export const inAreaText = (area: MapArea): string =>
  isWarm(area) ? 'anywhere warm' : 'in this part of the map';
