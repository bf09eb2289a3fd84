import { object, string } from 'yup';
import type { UnitType } from '../pricing/unit-type.ts';
import { UNIT_TYPES } from '../pricing/unit-type.ts';
import { requiredEmail } from '../validation/text-field.ts';

/** The input of an operation that takes none. */
export const noInput = object({});

export const emailInput = object({ email: requiredEmail() });

export const requiredUnitType = () =>
  string<UnitType>()
    .required('Unit type is required.')
    .oneOf([...UNIT_TYPES], `Unit type must be one of: ${UNIT_TYPES.join(', ')}.`);
