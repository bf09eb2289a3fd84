import { string } from 'yup';
import type { IdKind } from '../ids.ts';

/** A field for an id of a kind (`IDS`) that may be missing; `wrong` is the message for anything else. */
export const optionalId = (kind: IdKind, wrong = kind.wrong) =>
  string().test({ name: 'id', message: wrong, skipAbsent: true, test: kind.is });

/** A field for an id of a kind (`IDS`) that has to be there. */
export const requiredId = (kind: IdKind) => optionalId(kind).required(kind.missing);
