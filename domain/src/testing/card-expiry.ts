const YEARS_AHEAD = 3;

/** The expiry of a card that is good for years from whatever day the tests run on, as `MM/YY`. */
export const GOOD_EXPIRY = `12/${String((new Date().getUTCFullYear() + YEARS_AHEAD) % 100).padStart(2, '0')}`;
