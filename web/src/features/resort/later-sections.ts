// What else the page loads later comes along: one file, which is there before someone can have pressed.
import './hold-parts.ts';
import './stay-facts.tsx';
import './stay-sheet.tsx';

/** The amenities of a resort's page and what is below its first view, in one file. */
export { AmenityStrip } from './amenity-strip.tsx';
export { AreaTab } from './area-tab.tsx';
export { DetailsTab } from './details-tab.tsx';
export { ReviewsTab } from './reviews-tab.tsx';
export { RoomsTab } from './rooms-tab.tsx';
export { SimilarResorts } from './similar-resorts.tsx';
export { UnitsTab } from './units-tab.tsx';
export { UnknownResort } from './unknown-resort.tsx';
