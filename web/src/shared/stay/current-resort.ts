import type { VacationType } from '@club/domain/pricing/unit-type';
import { isVacationType } from '@club/domain/pricing/unit-type';
import type { Resort } from '@club/domain/resort/resort';
import { resortFromStored, storedFromResort } from '@club/domain/resort/resort';
import { isRecord } from '@club/domain/validation/is-record';
import { storedValue, useStoredValue } from '../../kernel/storage/local-store.ts';

/** The resort and kind of vacation that the visitor chose last (rules 12.8). */
export type CurrentResort = { resort: Resort; vacationType: VacationType };

/** Without a valid type, points count (rules 1.10). */
const DEFAULT_VACATION_TYPE: VacationType = 'rciPoints';

const parse = (json: unknown): CurrentResort | null => {
  if (!isRecord(json) || typeof json['_id'] !== 'string' || json['_id'] === '') return null;
  if (typeof json['place_name'] !== 'string') return null;
  const type = json['vacationType'];
  return {
    resort: resortFromStored(json['_id'], json),
    vacationType: isVacationType(type) ? type : DEFAULT_VACATION_TYPE,
  };
};

/** The stored form (rules 12.8): the resort fields in the API's spelling plus vacationType. */
const currentResort = storedValue<CurrentResort | null>({
  key: 'currentResort',
  area: 'local',
  fallback: null,
  parse,
  format: (value) =>
    value === null ? null : { ...storedFromResort(value.resort), vacationType: value.vacationType },
});

/** Stores the choice of the resort page. */
export const storeCurrentResort = (resort: Resort, vacationType: VacationType): void =>
  currentResort.write({ resort, vacationType });

/** The last choice as React state, or null. */
export const useCurrentResort = (): CurrentResort | null => useStoredValue(currentResort)[0];
