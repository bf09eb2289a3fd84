import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/**
 * Put inside a Formik form: when validation rejects a submit, focus moves to the first
 * invalid control. Long forms use `ErrorSummary` instead.
 */
export function FocusFirstInvalid() {
  const { submitCount, isSubmitting, isValid } = useFormikContext();
  const marker = useRef<HTMLSpanElement>(null);
  const handled = useRef(0);
  useEffect(() => {
    if (isSubmitting || submitCount <= handled.current) return;
    handled.current = submitCount;
    if (isValid) return;
    const form = marker.current?.closest('form');
    const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // A radio group is invalid as a whole; its first radio takes the focus.
    const target = invalid?.matches('[role="radiogroup"]')
      ? invalid.querySelector<HTMLElement>('input')
      : invalid;
    target?.focus();
  }, [submitCount, isSubmitting, isValid]);
  return <span ref={marker} hidden />;
}
