import { use, useCallback, useRef } from 'react';
import { liveRequest } from './live-request.ts';
import type { SourceArgs } from './live-source.ts';
import { type Live, LOADING } from './live-store.ts';
import { LiveStoreContext } from './live-store-context.ts';
import { useKept } from './use-kept.ts';
import { useLiveState } from './use-live-state.ts';

const NOTHING: Live<readonly unknown[]> = { status: 'ready', data: [] };
const stayIdle = (): (() => void) => () => {};

/** Listens to one request; without arguments it listens to nothing and stays loading. */
export const useRequest = (kind: string, args: SourceArgs | null): Live<unknown> => {
  const store = use(LiveStoreContext);
  const wanted = args === null ? null : liveRequest(kind, args);
  const request = useKept(wanted?.key ?? '', wanted);
  const subscribe = useCallback(
    (listener: () => void) => (request === null ? stayIdle() : store.subscribe(request, listener)),
    [store, request],
  );
  const read = useCallback(
    () => (request === null ? LOADING : store.read(request)),
    [store, request],
  );
  return useLiveState(subscribe, read);
};

/** Listens to several requests of one kind; ready once all of them are. */
export const useRequests = (
  kind: string,
  each: readonly SourceArgs[],
): Live<readonly unknown[]> => {
  const store = use(LiveStoreContext);
  const wanted = each.map((args) => liveRequest(kind, args));
  const requests = useKept(wanted.map(({ key }) => key).join('\n'), wanted);
  const memo = useRef<{ states: readonly Live<unknown>[]; result: Live<readonly unknown[]> }>({
    states: [],
    result: NOTHING,
  });
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = requests.map((request) => store.subscribe(request, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [store, requests],
  );
  const read = useCallback((): Live<readonly unknown[]> => {
    const states = requests.map((request) => store.read(request));
    const last = memo.current;
    const same =
      last.states.length === states.length &&
      states.every((state, index) => state === last.states[index]);
    if (same) return last.result;
    const result = joined(states);
    memo.current = { states, result };
    return result;
  }, [store, requests]);
  return useLiveState(subscribe, read);
};

const joined = (states: readonly Live<unknown>[]): Live<readonly unknown[]> => {
  const failed = states.filter((state) => state.status === 'error');
  if (failed.length > 0) {
    return {
      status: 'error',
      denied: failed.some((state) => state.denied),
      retry: () => failed.forEach((state) => state.retry()),
    };
  }
  const data: unknown[] = [];
  for (const state of states) {
    if (state.status !== 'ready') return LOADING;
    data.push(state.data);
  }
  return { status: 'ready', data };
};
