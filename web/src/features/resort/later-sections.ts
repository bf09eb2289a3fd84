/**
 * What is below the first view of a resort's page, and what a press can need in it, in one file, which
 * is there before someone can have pressed.
 */
export { HoldError } from '../../shared/hold/hold-error.tsx';
export { OwnHoldLine, OwnHoldNotice } from '../../shared/hold/own-hold-notice.tsx';
export { requestHold } from '../../shared/hold/request-hold.ts';
export { enterBooking } from '../../shared/hold/use-hold-release.ts';
export { AreaTab } from './area-tab.tsx';
export { DetailsTab } from './details-tab.tsx';
export { ReviewsTab } from './reviews-tab.tsx';
export { RoomsTab } from './rooms-tab.tsx';
export { SimilarResorts } from './similar-resorts.tsx';
export { StaySheet } from './stay-sheet.tsx';
export { UnitsTab } from './units-tab.tsx';
export { UnknownResort } from './unknown-resort.tsx';
