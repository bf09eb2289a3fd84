import { useEffect } from 'react';

type KeepTypedProps<Values> = { values: Values; keep: (values: Values) => void };

/** Writes what is typed into a form to the client storage, so that it survives a reload. */
export function KeepTyped<Values>({ values, keep }: KeepTypedProps<Values>) {
  useEffect(() => {
    keep(values);
  }, [values, keep]);
  return null;
}
