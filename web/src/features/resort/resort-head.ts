import { cashPriceUsd, cashTotalCents } from '@club/domain/pricing/cash-price';
import { offeredUnitTypes, unitTypeLabel } from '@club/domain/pricing/unit-type';
import type { Resort } from '@club/domain/resort/resort';
import { displayName } from '@club/domain/resort/resort-name';
import { HIGHEST_SCORE, LOWEST_SCORE } from '@club/domain/reviews/review';
import type { ReviewSummary } from '@club/domain/reviews/review-summary';
import { overallMean } from '@club/domain/reviews/review-summary';
import { safeImageUrl } from '@club/domain/validation/image-url';
import type { PageHead } from '../../kernel/routing/page-head.ts';
import type { StructuredData } from '../../kernel/routing/structured-data.ts';
import { breadcrumbs } from '../../shared/routes/open-page-head.ts';
import { PATHS, resortPath } from '../../shared/routes/paths.ts';

/** What search engines show of a description. */
const MAX_DESCRIPTION = 160;

/** A text shortened to whole words. */
const shortened = (text: string): string => {
  if (text.length <= MAX_DESCRIPTION) return text;
  const words = text.slice(0, MAX_DESCRIPTION).split(' ').slice(0, -1).join(' ');
  return `${words.replace(/[\s,;.:–—-]+$/, '')}…`;
};

const descriptionOf = (resort: Resort): string => {
  const place = [displayName(resort.placeName), resort.location].filter((text) => text !== '');
  return shortened(`${place.join(', ')}. ${resort.description}`.replace(/\s+/g, ' ').trim());
};

/** The stays that are sold for money: one price for the whole stay, tax included (rules 2.2, 2.5). */
const offersOf = (resort: Resort): StructuredData[] =>
  offeredUnitTypes('lastCall').map((unitType) => ({
    '@type': 'Offer',
    name: `${unitTypeLabel(unitType)}, one stay`,
    url: resortPath(resort.id, { type: 'lastCall', unit: unitType }),
    price: (cashTotalCents(cashPriceUsd(unitType, 'lastCall')) / 100).toFixed(2),
    priceCurrency: 'USD',
    itemOffered: { '@type': 'Accommodation', name: unitTypeLabel(unitType) },
  }));

/** The rating by members whose stay is over; the rating from before the resort joined is not ours to publish. */
const ratingOf = (reviews: ReviewSummary): StructuredData | undefined =>
  reviews.count === 0
    ? undefined
    : {
        '@type': 'AggregateRating',
        ratingValue: overallMean(reviews).toFixed(1),
        reviewCount: reviews.count,
        bestRating: HIGHEST_SCORE,
        worstRating: LOWEST_SCORE,
      };

const factsOf = (resort: Resort, reviews: ReviewSummary): StructuredData => {
  const images = resort.images.flatMap((image) => safeImageUrl(image) ?? []);
  return {
    '@type': 'Resort',
    '@id': resortPath(resort.id),
    name: displayName(resort.placeName),
    description: resort.description === '' ? undefined : resort.description,
    url: resortPath(resort.id),
    image: images.length === 0 ? undefined : images,
    identifier: resort.resortCode,
    address: {
      '@type': 'PostalAddress',
      addressLocality: resort.location === '' ? undefined : resort.location,
      addressCountry: resort.country === '' ? undefined : resort.country,
    },
    geo:
      resort.lat === null || resort.lng === null
        ? undefined
        : { '@type': 'GeoCoordinates', latitude: resort.lat, longitude: resort.lng },
    amenityFeature: resort.amenities.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
    checkinTime: resort.checkInTime === '' ? undefined : resort.checkInTime,
    checkoutTime: resort.checkOutTime === '' ? undefined : resort.checkOutTime,
    aggregateRating: ratingOf(reviews),
    makesOffer: resort.available ? offersOf(resort) : undefined,
  };
};

/** What the page of a resort says about itself; dates and tab are no part of its address for engines. */
export const resortHead = (resort: Resort, reviews: ReviewSummary): PageHead => {
  const title = displayName(resort.placeName);
  const path = resortPath(resort.id);
  const head = { title, description: descriptionOf(resort), canonical: path };
  // What only engines read is no part of the browser's scripts.
  if (!import.meta.env.SSR) return head;
  return {
    ...head,
    structured: () => [
      factsOf(resort, reviews),
      breadcrumbs({ name: 'Directory', path: PATHS.directory }, { name: title, path }),
    ],
  };
};
