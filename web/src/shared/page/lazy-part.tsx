import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { reportError } from '../../kernel/page/report-errors.ts';
import { PageMessage } from './page-message.ts';

/** Says that a part is missing; the page around it stays as it is. */
function MissingPart() {
  return <PageMessage text="A part of this page could not be loaded." />;
}

type LazyPartOptions = {
  /** True for what no reader waits for. */
  isSilent?: boolean;
  /** In its place until its code is there. */
  fallback?: ReactNode;
};

/** A part whose code can be asked for before it is drawn; where that fails, drawing it tries again. */
type LazyPart<Props> = ComponentType<Props> & { preload: () => void };

/**
 * A part that some readers of a page get to see, or after a press: its code is loaded when it is drawn
 * first. Where it cannot be loaded, the page stays and a message says so; an error would replace the
 * whole page. What every reader gets is a `laterPart`, which a server writes as well.
 *
 * It does not suspend: React shows what has suspended 300 ms after what suspended last, however soon
 * its code has come.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { isSilent = false, fallback = null }: LazyPartOptions = {},
): LazyPart<Props> => {
  let Loaded: ComponentType<Props> | undefined;
  const begin = async (): Promise<ComponentType<Props>> => {
    Loaded = (await load()).default;
    return Loaded;
  };
  const loadOrReport = async (): Promise<ComponentType<Props>> => {
    try {
      return await begin();
    } catch (error) {
      reportError(error);
      return isSilent ? () => null : MissingPart;
    }
  };
  function Part(props: Props) {
    const [Ready, setReady] = useState(() => Loaded);
    const isReady = Ready !== undefined;
    useEffect(() => {
      if (isReady) return;
      let isGone = false;
      const draw = async (): Promise<void> => {
        const Drawn = await loadOrReport();
        if (!isGone) startTransition(() => setReady(() => Drawn));
      };
      void draw();
      return () => {
        isGone = true;
      };
    }, [isReady]);
    return Ready === undefined ? fallback : <Ready {...props} />;
  }
  const preload = (): void => {
    if (Loaded === undefined) void begin().catch(() => undefined);
  };
  return Object.assign(Part, { preload });
};
