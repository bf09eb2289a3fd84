import type { UnitType } from '@club/domain/pricing/unit-type';
import { ONSITE_AMENITIES } from '@club/domain/resort/resort-facts';
import type { Resort } from '@club/domain/resort/resort';
import { roomFacts } from '@club/domain/resort/room-facts';
import type { ReviewSummary } from '@club/domain/reviews/review-summary';
import { FACT_LABELS, factShares } from '../../shared/reviews/review-labels.ts';
import type { Fact } from './trip-text.ts';

/**
 * What is known of the unit and the resort before arriving: the kitchen that the resort describes,
 * what members found there, and what is on site. What is not known is left out.
 */
export const goodToKnow = (
  resort: Pick<Resort, 'rooms' | 'amenities'>,
  unitType: UnitType,
  summary: ReviewSummary | null,
): Fact[] => {
  const room = unitType === 'studio' ? resort.rooms.studio : resort.rooms.standard;
  return [
    ...(room.kitchen.trim() === ''
      ? []
      : roomFacts(room)
          .filter(({ label }) => label === 'Kitchen')
          .map(({ label, text }) => ({ label, value: text }))),
    ...(summary === null ? [] : factShares(summary)).filter(
      // The resort's own word about the unit says more.
      ({ label }) => label !== FACT_LABELS.kitchen.yes,
    ),
    { label: 'At the resort', value: [...ONSITE_AMENITIES, ...resort.amenities].join(', ') },
  ];
};
