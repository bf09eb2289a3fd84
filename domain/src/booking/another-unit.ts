import type { UnitType } from '../pricing/unit-type.ts';
import { unitTypeLabel } from '../pricing/unit-type.ts';

/** The question before a member books one more unit of the same stay. */
export const anotherUnitQuestion = (unitType: UnitType): string =>
  `You already have a ${unitTypeLabel(unitType).toLowerCase()} here on these dates. Book another one?`;

/** The label of the button that agrees. */
export const ANOTHER_UNIT_LABEL = 'Book another one';
