/** The tabs of a resort page (rules 1.8) with their names in the address. */
export const RESORT_TABS = [
  { id: 'units', label: 'Available Units' },
  { id: 'rooms', label: 'Room Details' },
  { id: 'details', label: 'Resort Details' },
  { id: 'area', label: 'Area info' },
  { id: 'reviews', label: 'Reviews' },
] as const;

export type ResortTabId = (typeof RESORT_TABS)[number]['id'];

export const RESORT_TAB_IDS = RESORT_TABS.map(({ id }) => id);

/** The tab that an address names; null for any other value. */
export const resortTabOf = (text: string | null): ResortTabId | null =>
  RESORT_TAB_IDS.find((id) => id === text) ?? null;
