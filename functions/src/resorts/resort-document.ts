import type { LocalDate } from '@club/domain/calendar/local-date';
import { pointsPerNight } from '@club/domain/pricing/points-price';
import type { ResortForm } from '@club/domain/resort/resort.schema';
import type { StoredResort } from '@club/domain/resort/stored-resort';

/**
 * The document of a new resort, which joined the club on a day; one that
 * was not added in the admin panel has none. Points per night default to those of the main unit; an explicit
 * null excludes the resort from the points programme.
 */
export const resortDocument = (
  id: string,
  form: ResortForm,
  joinedOn: LocalDate | undefined,
): StoredResort => {
  const { price_rate: priceRate, ...known } = form;
  return {
    ...known,
    _id: id,
    resort_ID: id,
    price_rate: priceRate === undefined ? pointsPerNight(form.bedrooms) : priceRate,
    ...(joinedOn !== undefined && { joinedOn }),
    rev: 1,
  };
};
