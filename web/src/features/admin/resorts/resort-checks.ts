import type { FieldErrors } from '@club/domain/validation/parse-with';
import type { FormikErrors } from 'formik';
import { setIn } from 'formik';
import type { SummaryError } from '../../../design/form/error-summary.tsx';
import type { ResortFieldName } from './resort-labels.ts';
import { RESORT_FIELD_NAMES } from './resort-labels.ts';
import type { ResortTexts } from './resort-texts.ts';
import { checkResort, fieldErrorsOf, fieldText } from './resort-texts.ts';

/** What the server found wrong, and with which entries; an entry that changed is not judged yet. */
export type Refusal = { fields: FieldErrors; texts: ResortTexts };

/** What is wrong, by the form's fields. */
export type ResortErrors = Partial<Record<ResortFieldName, string>>;

/** Everything that keeps the form from being sent: the domain's rules, then the server's refusal. */
export const errorsIn = (texts: ResortTexts, refusal: Refusal | null): ResortErrors => {
  const checked = checkResort(texts);
  const errors = checked.ok ? {} : fieldErrorsOf(checked.errors);
  if (refusal === null) return errors;
  const refused = fieldErrorsOf(refusal.fields);
  for (const name of RESORT_FIELD_NAMES) {
    const message = refused[name];
    const isUnchanged = fieldText(texts, name) === fieldText(refusal.texts, name);
    if (message !== undefined && isUnchanged) errors[name] ??= message;
  }
  return errors;
};

/** The same in the shape that Formik wants. */
export const formikErrors = (errors: ResortErrors): FormikErrors<ResortTexts> => {
  let nested: FormikErrors<ResortTexts> = {};
  for (const [name, message] of Object.entries(errors)) nested = setIn(nested, name, message);
  return nested;
};

/** The same as a list, in the order of the form. */
export const summaryErrors = (errors: ResortErrors): SummaryError[] =>
  RESORT_FIELD_NAMES.flatMap((name) => {
    const message = errors[name];
    return message === undefined ? [] : [{ name, message }];
  });
