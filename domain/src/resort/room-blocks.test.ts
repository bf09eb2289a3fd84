import { describe, expect, it } from 'vitest';
import type { RoomDetails } from './resort.ts';
import { mostSleeps, roomBlocks } from './room-blocks.ts';

const aRoom = (sleeps: RoomDetails['sleeps']): RoomDetails => ({
  sleeps,
  privacy: 2,
  kitchen: 'Full',
  bath: 'Full',
});

const titles = (
  standard: RoomDetails['sleeps'],
  studio: RoomDetails['sleeps'],
  hotel: RoomDetails['sleeps'],
): string[] =>
  roomBlocks({
    description: '',
    standard: aRoom(standard),
    studio: aRoom(studio),
    hotel: aRoom(hotel),
  }).map((block) => block.title);

describe('roomBlocks', () => {
  it('are Bedroom, Studio and Hotel', () => {
    expect(titles(4, 2, 2)).toEqual(['Bedroom', 'Studio', 'Hotel']);
  });

  it('appear only where the sleeps value is neither null nor empty', () => {
    expect(titles(null, 2, '')).toEqual(['Studio']);
    expect(titles(null, null, null)).toEqual([]);
    expect(titles('', ' ', '4')).toEqual(['Hotel']);
    expect(titles(0, null, null)).toEqual(['Bedroom']);
  });

  it('carry what the room has', () => {
    expect(
      roomBlocks({ description: '', standard: aRoom(4), studio: aRoom(null), hotel: aRoom(null) }),
    ).toEqual([{ title: 'Bedroom', ...aRoom(4) }]);
  });
});

describe('mostSleeps', () => {
  const of = (...[standard, studio, hotel]: RoomDetails['sleeps'][]): number | null =>
    mostSleeps({
      description: '',
      standard: aRoom(standard ?? null),
      studio: aRoom(studio ?? null),
      hotel: aRoom(hotel ?? null),
    });

  it('is the largest number that a room says', () => {
    expect(of(4, '6', 2)).toBe(6);
    expect(of(null, 2, '')).toBe(2);
  });

  it('is unknown where no room says one', () => {
    expect(of()).toBeNull();
    expect(of('', 'a few', 0)).toBeNull();
  });
});
