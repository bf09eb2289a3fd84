import { type ComponentType, lazy, type LazyExoticComponent, useEffect } from 'react';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';
import { reportError } from '../../kernel/page/report-errors.ts';

const MISSING = 'A part of this page could not be loaded. Check your connection, then try again.';

/** Says that a part is missing; the page around it stays as it is. */
function MissingPart() {
  const dialogs = useDialogs();
  useEffect(() => {
    dialogs.toast({
      tone: 'warn',
      text: MISSING,
      action: {
        label: 'Load again',
        onSelect: () => {
          window.location.reload();
        },
      },
    });
  }, [dialogs]);
  return null;
}

function Nothing() {
  return null;
}

type LazyPartOptions = {
  /** True for what no reader waits for. */
  isSilent?: boolean;
};

/**
 * A part of a page whose code is loaded when it is needed. Where it cannot be loaded, the page stays
 * and a message says so; an error would replace the whole page.
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
      return { default: isSilent ? Nothing : MissingPart };
    }
  });
