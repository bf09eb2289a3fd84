import { type ComponentType, lazy, useState } from 'react';
import { reportError } from '../../kernel/page/report-errors.ts';
import { PageMessage } from './page-message.ts';

/** Says that a part is missing; the page around it stays as it is. */
function MissingPart() {
  return <PageMessage text="A part of this page could not be loaded." />;
}

type LazyPartOptions = {
  /** True for what no reader waits for. */
  isSilent?: boolean;
};

/** A part whose code can be asked for before it is drawn; where that fails, drawing it tries again. */
type LazyPart<Props> = ComponentType<Props> & { preload: () => void };

/**
 * A part that some readers of a page get to see, or after a press: its code is loaded when it is drawn
 * first. Where it cannot be loaded, the page stays and a message says so; an error would replace the
 * whole page. What every reader gets, further down the page, is a `laterPart`.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { isSilent = false }: LazyPartOptions = {},
): LazyPart<Props> => {
  let Loaded: ComponentType<Props> | undefined;
  const begin = async (): Promise<{ default: ComponentType<Props> }> => {
    const loaded = await load();
    Loaded = loaded.default;
    return loaded;
  };
  const Late = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return await begin();
    } catch (error) {
      reportError(error);
      return { default: isSilent ? () => null : MissingPart };
    }
  });
  function Part(props: Props) {
    // What is loaded need not suspend: React would show it 300 ms after what was suspended last. What
    // began as the one stays it.
    const [Ready] = useState(() => Loaded);
    return Ready === undefined ? <Late {...props} /> : <Ready {...props} />;
  }
  const preload = (): void => {
    if (Loaded === undefined) void begin().catch(() => undefined);
  };
  return Object.assign(Part, { preload });
};
