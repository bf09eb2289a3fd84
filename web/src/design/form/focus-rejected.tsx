import { useEffect, useRef } from 'react';
import type { Rejection } from './rejection.ts';

/** Put inside a form: brings the field of a rejected value into view and focuses it. */
export function FocusRejected({ rejection }: { rejection: Rejection | null }) {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (rejection === null) return;
    const control = marker.current
      ?.closest('form')
      ?.querySelector<HTMLElement>(`[name="${CSS.escape(rejection.name)}"]`);
    control?.focus({ preventScroll: true });
    // In the middle, because bars cover the edges of the window; jsdom has no layout.
    control?.scrollIntoView?.({ block: 'center' });
  }, [rejection]);
  return <span ref={marker} hidden />;
}
