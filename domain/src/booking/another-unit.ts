import type { UnitType } from '../pricing/unit-type.ts';
import { unitTypeLabel } from '../pricing/unit-type.ts';

/** What somebody is asked who is about to book one more unit of a stay that they have booked. */
export const anotherUnitQuestion = (unitType: UnitType): string =>
  `You already have a ${unitTypeLabel(unitType).toLowerCase()} here on these dates. Book another one?`;

/** Words on the button that agrees. */
export const ANOTHER_UNIT_LABEL = 'Book another one';
