import {
  type ComponentType,
  type ReactNode,
  Suspense,
  lazy,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { HeldDay } from '../time/today.tsx';
import { repeatUnheard } from './early-use.ts';
import { afterLoad, onFirstUse } from './first-use.ts';
import { reportError } from './report-errors.ts';
import { nextTask, whenIdle } from './when-idle.ts';

/** Time until code that could not be loaded is requested again, milliseconds. */
const PAUSE_MS = 3000;

/** What loads the code of each part that the code of the page names. */
const loads = new Set<() => Promise<void>>();
/** Parts that a server has written and the browser has not taken over yet. */
const written = new Set<object>();
const waiting: (() => void)[] = [];
/** True while parts that a server has written may wait for their code. */
let isArriving = false;
let due: Promise<void> | undefined;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

const takeOut = (part: object): void => {
  if (!written.delete(part) || written.size > 0) return;
  for (const resolve of waiting.splice(0)) resolve();
};

/** Resolves once every part of the page that a server has written is taken over. */
export const afterLaterParts = (): Promise<void> =>
  written.size === 0
    ? Promise.resolve()
    : new Promise((resolve) => {
        waiting.push(resolve);
      });

/**
 * Loads the code of all parts, so that a page with them can be made at once. The code of a part can
 * name parts of its own.
 */
export const loadLaterParts = async (): Promise<void> => {
  if (isArriving) return;
  for (let known = 0; known < loads.size;) {
    known = loads.size;
    // One after the other: how many there are is known once those before are loaded.
    await Promise.all([...loads].map((load) => load()));
  }
};

/** Runs `work`, which takes over a page that a server has written: its parts may wait meanwhile. */
export const whileArriving = async <Result,>(work: () => Promise<Result>): Promise<Result> => {
  isArriving = true;
  try {
    return await work();
  } finally {
    isArriving = false;
  }
};

/** Resolves in an idle moment after loading, or as soon as someone uses the page. */
const whenDue = (): Promise<void> =>
  (due ??= new Promise((resolve) => {
    const stop = onFirstUse(resolve);
    afterLoad(() =>
      whenIdle(() => {
        stop();
        resolve();
      }),
    );
  }));

let lastTurn: Promise<void> | undefined;

/** Resolves for one part after the other: to ask for the scripts of all in one task holds a phone up. */
const myTurn = (): Promise<void> => (lastTurn = (lastTurn ?? whenDue()).then(nextTask));

type LaterPartOptions = {
  /** In its place where no server has written it and its code is still loading. */
  fallback?: ReactNode;
  /** In view at first: its code comes right after that of the page. */
  isInView?: boolean;
};

/**
 * A part that every reader of a page gets, and that the page does not wait for. Where a server has
 * written it, it can be read at once, and its code loads when the page is idle or used; what is done with it
 * until then is done again. Everywhere else its code comes with that of the page (`loadLaterParts`).
 * What only some readers get to see is a `lazyPart`.
 */
export const laterPart = <Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { fallback = null, isInView = false }: LaterPartOptions = {},
): ComponentType<Props> => {
  const part = {};
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  /** True once the part is in view without its code. */
  let isLate = false;

  const begin = async (): Promise<ComponentType<Props>> => {
    Loaded = (await load()).default;
    return Loaded;
  };
  const loadOnce = async (): Promise<ComponentType<Props>> => {
    loading ??= begin();
    try {
      return await loading;
    } catch (error) {
      loading = null;
      throw error;
    }
  };
  /** What is written can be read without its code, so this never gives up. */
  const persist = async (): Promise<ComponentType<Props>> => {
    for (;;) {
      try {
        return await loadOnce();
      } catch (error) {
        reportError(error);
        await pause();
      }
    }
  };
  const Late = lazy(async () => {
    isLate = true;
    if (!isInView) await myTurn();
    return { default: await persist() };
  });
  loads.add(async () => {
    await loadOnce();
  });

  function Content({ onTaken, props }: { onTaken: () => void; props: Props }) {
    useLayoutEffect(onTaken, [onTaken]);
    useEffect(repeatUnheard, []);
    // What began as the one stays it: React would make another component from the start.
    return isLate || Loaded === null ? <Late {...props} /> : <Loaded {...props} />;
  }

  const boundary = (props: Props, onTaken: () => void): ReactNode => (
    <Suspense fallback={fallback}>
      <Content props={props} onTaken={onTaken} />
    </Suspense>
  );

  return function LaterPart(props: Props) {
    const isMounted = useRef(false);
    const [isTaken, setIsTaken] = useState(false);
    const [onTaken] = useState(() => (): void => {
      isMounted.current = true;
      takeOut(part);
      // What has changed meanwhile is shown when there is time.
      startTransition(() => setIsTaken(true));
    });
    const [first] = useState(() => ({ props, element: boundary(props, onTaken) }));
    useLayoutEffect(() => {
      // What no server has written is there before this runs.
      if (!isMounted.current) written.add(part);
      return () => takeOut(part);
    }, []);
    // The same element again until then: React removes what it has to draw once more and has no code for.
    const isSame = !isTaken || props === first.props;
    return <HeldDay isHeld={!isTaken}>{isSame ? first.element : boundary(props, onTaken)}</HeldDay>;
  };
};
