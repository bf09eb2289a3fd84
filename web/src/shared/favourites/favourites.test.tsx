import type { Favourite } from '@club/domain/favourites/favourite';
import { MAX_FAVOURITES } from '@club/domain/favourites/favourite';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aFavourite } from '../../testing/favourite-builder.ts';
import { liveStoreWith, MEMBER_UID } from '../../testing/live-store-with.ts';
import { aMember } from '../../testing/render-route.tsx';
import { deviceHearts } from './device-hearts.ts';
import { sendFromBefore } from './member-hearts.ts';
import { pendingHearts } from './pending-hearts.ts';
import * as favouriteWritesModule from './favourite-writes.ts';
import { removeFavourite, saveFavourite } from './favourite-writes.ts';
import { useFavourites } from './favourites.ts';
import { LiveDataProvider } from '../live/live-data.tsx';
import type { KnownSession, Session } from '../../kernel/session/session-of-user.ts';
import { SessionContext } from '../../kernel/session/session.tsx';
import { givenSession } from '../../testing/given-session.ts';
import { spyOnExports } from '../../testing/spied-exports.ts';

spyOnExports(favouriteWritesModule, 'removeFavourite', 'saveFavourite');

const VISITOR: Session = { status: 'signed-out' };

const use = (session: Session, saved?: readonly Favourite[]) => {
  const store = liveStoreWith(saved === undefined ? {} : { own: { ownFavourites: saved } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionContext value={givenSession(session)}>
      <LiveDataProvider store={store}>{children}</LiveDataProvider>
    </SessionContext>
  );
  return renderHook(useFavourites, { wrapper }).result;
};
const many = (count: number): string[] => Array.from({ length: count }, (_, at) => `S${at}`);

beforeEach(() => {
  vi.mocked(saveFavourite).mockReset().mockResolvedValue();
  vi.mocked(removeFavourite).mockReset().mockResolvedValue();
  deviceHearts.write([]);
  pendingHearts.remove();
});

describe('the favourites of a visitor', () => {
  it('are kept on the device, with a message for the first one', async () => {
    const favourites = use(VISITOR);
    const pressed = await act(() => favourites.current.toggle('R1'));
    expect(pressed).toEqual({ kind: 'saved', where: 'device', isFirst: true });
    expect(favourites.current.has('R1')).toBe(true);
    expect(await act(() => favourites.current.toggle('R2'))).toMatchObject({ isFirst: false });
    expect(favourites.current.count).toBe(2);
    expect(deviceHearts.read()).toEqual(['R1', 'R2']);
    expect(saveFavourite).not.toHaveBeenCalled();
  });

  it('can be removed, and Undo puts them back in their place', async () => {
    deviceHearts.write(['R1', 'R2', 'R3']);
    const favourites = use(VISITOR);
    const result = await act(() => favourites.current.toggle('R1'));
    expect(favourites.current.has('R1')).toBe(false);
    if (result.kind !== 'removed') throw new Error(`It is ${result.kind}.`);
    await act(result.undo);
    expect(favourites.current.has('R1')).toBe(true);
    expect(deviceHearts.read()).toEqual(['R1', 'R2', 'R3']);
  });

  it('are limited to what an account can hold', async () => {
    deviceHearts.write(many(MAX_FAVOURITES));
    const favourites = use(VISITOR);
    expect(await act(() => favourites.current.toggle('R1'))).toEqual({ kind: 'full' });
    expect(deviceHearts.read()).not.toContain('R1');
  });
});

describe('the favourites of a member', () => {
  it('are those of the account, not those of the device', async () => {
    deviceHearts.write(['R8']);
    const favourites = use(aMember(), [aFavourite('R1')]);
    expect([favourites.current.has('R1'), favourites.current.has('R8')]).toEqual([true, false]);
    expect(favourites.current.count).toBe(1);
    const pressed = await act(() => favourites.current.toggle('R2'));
    expect(pressed).toEqual({ kind: 'saved', where: 'account', isFirst: false });
    expect(saveFavourite).toHaveBeenCalledWith(MEMBER_UID, { resortId: 'R2' });
    expect(deviceHearts.read()).toEqual(['R8']);
  });

  it('come back with their board and note', async () => {
    const known = aFavourite('R1', { board: 'b2', note: 'Sea view' });
    const favourites = use(aMember(), [known]);
    const result = await act(() => favourites.current.toggle('R1'));
    expect(removeFavourite).toHaveBeenCalledWith(MEMBER_UID, 'R1');
    if (result.kind !== 'removed') throw new Error(`It is ${result.kind}.`);
    await act(result.undo);
    expect(saveFavourite).toHaveBeenCalledWith(MEMBER_UID, known);
  });

  it('are limited', async () => {
    const favourites = use(
      aMember(),
      many(MAX_FAVOURITES).map((id) => aFavourite(id)),
    );
    expect(await act(() => favourites.current.toggle('R1'))).toEqual({ kind: 'full' });
    expect(saveFavourite).not.toHaveBeenCalled();
  });

  it('reject when the server rejects one', async () => {
    vi.mocked(saveFavourite).mockRejectedValue(new Error('refused'));
    const favourites = use(aMember(), []);
    await expect(act(() => favourites.current.toggle('R1'))).rejects.toThrow('refused');
    expect(favourites.current.has('R1')).toBe(false);
    expect(pendingHearts.read()).toEqual([]);
  });

  it('wait for who presses while that is not known', async () => {
    let tell: (known: KnownSession) => void = () => {};
    const known = new Promise<KnownSession>((resolve) => {
      tell = resolve;
    });
    const wrapper = ({ children }: { children: ReactNode }) => (
      <SessionContext value={{ ...givenSession({ status: 'loading' }), whenKnown: () => known }}>
        <LiveDataProvider store={liveStoreWith({})}>{children}</LiveDataProvider>
      </SessionContext>
    );
    const favourites = renderHook(useFavourites, { wrapper }).result;
    let pressed: Promise<unknown> | undefined;
    act(() => {
      pressed = favourites.current.toggle('R2');
    });
    expect(favourites.current.has('R2')).toBe(true);
    expect(pendingHearts.read()).toMatchObject([{ resortId: 'R2', uid: null, saved: {} }]);
    tell(aMember());
    expect(await act(async () => pressed)).toMatchObject({ where: 'account' });
    expect(pendingHearts.read()).toEqual([]);
    expect(saveFavourite).toHaveBeenCalledExactlyOnceWith(MEMBER_UID, { resortId: 'R2' });
    expect(deviceHearts.read()).toEqual([]);
  });

  it('are kept while the server has not confirmed them,', async () => {
    vi.mocked(saveFavourite).mockReturnValue(new Promise(() => {}));
    vi.mocked(removeFavourite).mockReturnValue(new Promise(() => {}));
    const saved = [aFavourite('R1'), aFavourite('R2')];
    const favourites = use(aMember(), saved);
    await act(async () => {
      void favourites.current.toggle('R1');
      void favourites.current.toggle('R3');
      await vi.waitFor(() => expect(saveFavourite).toHaveBeenCalled(), { timeout: 60_000 });
    });
    // The next page knows only what the server has.
    const next = use(aMember(), saved);
    expect(['R1', 'R2', 'R3'].filter(next.current.has)).toEqual(['R2', 'R3']);
    expect(next.current.count).toBe(2);
    // The page that is still open sends them itself.
    await sendFromBefore(MEMBER_UID);
    expect(saveFavourite).toHaveBeenCalledOnce();
  });

  it('are not counted while they are not known', () => {
    expect(use(aMember()).current.count).toBeNull();
    expect(use({ status: 'loading' }).current.count).toBeNull();
  });
});
