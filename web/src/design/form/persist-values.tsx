import { useEffect } from 'react';

type PersistValuesProps<Values> = {
  values: Values;
  /** Keep it the same function: values are saved again with each other one. */
  save: (values: Values) => void;
};

/** Saves the values of a form as they change, so that they survive a reload. */
export function PersistValues<Values>({ values, save }: PersistValuesProps<Values>) {
  useEffect(() => {
    save(values);
  }, [values, save]);
  return null;
}
