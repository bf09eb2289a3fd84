import type { Resort, RoomDetails } from './resort.ts';

/** Titles of the room blocks, in the order of the Room Details tab (rules 1.8). */
const ROOM_BLOCK_TITLES = ['Bedroom', 'Studio', 'Hotel'] as const;
export type RoomBlockTitle = (typeof ROOM_BLOCK_TITLES)[number];

/** One block of the Room Details tab. */
export type RoomBlock = RoomDetails & { title: RoomBlockTitle };

/** Blocks that have a sleeps value which is neither null nor empty (rules 1.8). */
export const roomBlocks = (rooms: Resort['rooms']): RoomBlock[] =>
  [
    { title: 'Bedroom' as const, ...rooms.standard },
    { title: 'Studio' as const, ...rooms.studio },
    { title: 'Hotel' as const, ...rooms.hotel },
  ].filter((block) => block.sleeps !== null && String(block.sleeps).trim() !== '');

/** Beds of the largest room that is described; null when no room says a number. */
export const mostSleeps = (rooms: Resort['rooms']): number | null => {
  const counts = roomBlocks(rooms)
    .map(({ sleeps }) => Number(sleeps))
    .filter((count) => Number.isFinite(count) && count > 0);
  return counts.length === 0 ? null : Math.max(...counts);
};
