import { addDays, type LocalDate } from '@club/domain/calendar/local-date';

/** Where the browsers of the journeys are (`playwright.config.ts`), whatever the machine's own zone. */
const ZONE = 'America/New_York';

/** The day it is there, so many days from now. Canada writes days as we do. */
export const dayAhead = (days: number): LocalDate =>
  addDays(new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(Date.now()), days);
