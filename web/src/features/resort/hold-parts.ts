/** What holds nights from the page of a resort, and what is shown of it, in one file. */
export { HoldError } from '../../shared/hold/hold-error.tsx';
export { OwnHoldLine, OwnHoldNotice } from '../../shared/hold/own-hold-notice.tsx';
export { requestHold } from '../../shared/hold/request-hold.ts';
export { enterBooking } from '../../shared/hold/use-hold-release.ts';
