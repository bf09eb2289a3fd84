/** What is below the first view of a resort's page, in one file. */
export { AreaTab } from './area-tab.tsx';
export { DetailsTab } from './details-tab.tsx';
export { ReviewsTab } from './reviews-tab.tsx';
export { RoomsTab } from './rooms-tab.tsx';
export { SimilarResorts } from './similar-resorts.tsx';
export { UnitsTab } from './units-tab.tsx';
