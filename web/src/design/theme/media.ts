/** Widths in em at which layouts change; phones come first, larger screens add. */
const BREAKPOINT_EM = { tablet: 48, desktop: 64, wide: 80 } as const;

export type Breakpoint = keyof typeof BREAKPOINT_EM;

/** Query text for `matchMedia`, without the at-rule. */
export const minWidthQuery = (breakpoint: Breakpoint): string =>
  `(min-width: ${BREAKPOINT_EM[breakpoint]}em)`;

/** Query text for screens smaller than a tablet's. */
export const PHONE_QUERY = `(width < ${BREAKPOINT_EM.tablet}em)`;

/** At-rules for styled parts: `${media.tablet} { … }`. */
export const media = {
  tablet: `@media ${/* @__PURE__ */ minWidthQuery('tablet')}`,
  desktop: `@media ${/* @__PURE__ */ minWidthQuery('desktop')}`,
  wide: `@media ${/* @__PURE__ */ minWidthQuery('wide')}`,
  /** Only where a pointer can hover; touch screens would keep the hover after a tap. */
  hover: '@media (hover: hover)',
  print: '@media print',
  /** Where no script runs; `[data-without-script='hide']` is of no use there. */
  withoutScript: '@media (scripting: none)',
} as const;
