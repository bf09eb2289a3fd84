import type { FieldErrors } from '@club/domain/validation/parse-with';
import type { SummaryError } from '../../../design/form/error-summary.tsx';
import type { ResortFieldName } from './resort-labels.ts';
import { RESORT_FIELD_NAMES } from './resort-labels.ts';
import type { ResortTexts } from './resort-texts.ts';
import { checkResort, fieldErrorsOf, fieldText } from './resort-texts.ts';

/** The errors that the server found, and the form it checked: a field that changed since has none. */
export type Rejection = { fields: FieldErrors; texts: ResortTexts };

/** The errors by field of the form. */
export type ResortErrors = Partial<Record<ResortFieldName, string>>;

/** The errors of the form by the domain's rules, then those that the server found. */
export const errorsIn = (texts: ResortTexts, rejection: Rejection | null): ResortErrors => {
  const checked = checkResort(texts);
  const errors = checked.ok ? {} : fieldErrorsOf(checked.errors);
  if (rejection === null) return errors;
  const rejected = fieldErrorsOf(rejection.fields);
  for (const name of RESORT_FIELD_NAMES) {
    const message = rejected[name];
    const isUnchanged = fieldText(texts, name) === fieldText(rejection.texts, name);
    if (message !== undefined && isUnchanged) errors[name] ??= message;
  }
  return errors;
};

/** The errors as a list, in the order of the form. */
export const summaryErrors = (errors: ResortErrors): SummaryError[] =>
  RESORT_FIELD_NAMES.flatMap((name) => {
    const message = errors[name];
    return message === undefined ? [] : [{ name, message }];
  });
