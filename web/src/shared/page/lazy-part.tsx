import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
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

/**
 * A part that some readers of a page get to see, or after a press: its code is loaded when it is drawn
 * first. Where it cannot be loaded, the page stays and a message says so; an error would replace the
 * whole page. What every reader gets, further down the page, is a `laterPart`.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { isSilent = false }: LazyPartOptions = {},
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return await load();
    } catch (error) {
      reportError(error);
      return { default: isSilent ? () => null : MissingPart };
    }
  });
