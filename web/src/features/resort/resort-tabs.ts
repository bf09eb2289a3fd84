/** The tabs of a resort page (rules 1.8) with their names in the address. */
export const RESORT_TABS = [
  { id: 'units', label: 'Available Units' },
  { id: 'rooms', label: 'Room Details' },
  { id: 'details', label: 'Resort Details' },
  { id: 'area', label: 'Area info' },
  { id: 'reviews', label: 'Reviews' },
] as const;

export type ResortTabId = (typeof RESORT_TABS)[number]['id'];

/** The tab that an address names; the first one for none and for rubbish. */
export const resortTabOf = (text: string | null): ResortTabId =>
  RESORT_TABS.find((tab) => tab.id === text)?.id ?? 'units';
