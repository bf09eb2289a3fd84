import type { SummaryError } from './error-summary.tsx';

/**
 * Errors of one part of a form under its field names: 'guest.city'. In the order of `fields`,
 * as on the screen; others follow.
 */
export const prefixed = (
  prefix: string,
  errors: Readonly<Record<string, string>>,
  fields: readonly string[],
): SummaryError[] => {
  const placeOf = (name: string): number => {
    const place = fields.indexOf(name);
    return place === -1 ? fields.length : place;
  };
  return Object.entries(errors)
    .sort(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([name, message]) => ({ name: `${prefix}.${name}`, message }));
};
