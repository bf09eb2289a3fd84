import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { RESORT_LABELS } from './resort-labels.ts';
import type { ResortBase } from './resort-draft-store.ts';
import type { ResortTexts } from './resort-texts.ts';
import { changedLabels, isSameResort } from './resort-texts.ts';

/** Withdrawing and putting back happen outside the form, and need no choice of version. */
const isWithdrawal = (changed: readonly string[]): boolean =>
  changed.length === 1 && changed[0] === RESORT_LABELS.available;

/**
 * Follows the resort while it is being edited. What another admin saved replaces the form by itself
 * where nothing typed is lost. Returns the names of the fields they changed where the admin has to
 * choose, else null.
 */
export const useTheirVersion = (
  base: ResortBase,
  theirs: ResortBase | null,
  onBase: (base: ResortBase) => void,
): readonly string[] | null => {
  const { values, resetForm, setFieldValue, isSubmitting } = useFormikContext<ResortTexts>();
  const newer = theirs !== null && theirs.rev > base.rev && !isSubmitting ? theirs : null;
  const changed = newer === null ? [] : changedLabels(base.texts, newer.texts);
  const isUntouched =
    newer !== null && (isSameResort(values, base.texts) || isSameResort(values, newer.texts));
  const isOnlyWithdrawal = isWithdrawal(changed) && values.available === base.texts.available;

  useEffect(() => {
    if (newer === null) return;
    if (isUntouched) {
      onBase(newer);
      resetForm({ values: newer.texts });
    } else if (isOnlyWithdrawal) {
      onBase(newer);
      void setFieldValue('available', newer.texts.available);
    }
  }, [newer, isUntouched, isOnlyWithdrawal, onBase, resetForm, setFieldValue]);

  return newer === null || isUntouched || isOnlyWithdrawal ? null : changed;
};
