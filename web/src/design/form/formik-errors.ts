import type { FormikErrors } from 'formik';
import { setIn } from 'formik';

/** Messages by path in the shape of Formik: 'ratings.Rooms' inside `ratings`. */
export const formikErrors = <Values>(
  errors: Readonly<Record<string, string>>,
): FormikErrors<Values> => {
  let nested: FormikErrors<Values> = {};
  for (const [path, message] of Object.entries(errors)) nested = setIn(nested, path, message);
  return nested;
};
