import { ROOT_MARKS } from '../layout/root-marks.ts';
import { declareKeyframes } from './keyframes.ts';
import { media, PHONE_QUERY } from './media.ts';
import { declareTokens, theme } from './theme.ts';
import { bodyType, displayType } from './typography.ts';

/**
 * The only global rules of the app: variables, reset, base type, focus, reduced motion, print. The build
 * makes a style sheet of them (`web/build/global-sheet.ts`).
 */
export const GLOBAL_CSS = `
  :root {
    ${declareTokens()}
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* Neither a longer page nor a dialog moves anything sideways. */
    scrollbar-gutter: stable;
    scroll-padding-block: calc(${theme.bar} + ${theme.space.s16})
      calc(${theme.bottomRoom} + ${theme.space.s16});
    /* First choice of every date and number field is the scheme in force. */
    accent-color: ${theme.colour.lagoon};
  }

  @media ${PHONE_QUERY} {
    :root {
      --bottom-room: calc(${theme.bottomBar} + env(safe-area-inset-bottom, 0px));
    }
  }

  body {
    margin: 0;
    min-width: 320px;
    background: ${theme.colour.paper};
    color: ${theme.colour.ink};
    ${bodyType}
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
  }

  h1,
  h2,
  h3,
  h4,
  p,
  figure,
  dl,
  dd,
  blockquote {
    margin: 0;
  }

  h1,
  h2,
  h3,
  h4 {
    ${displayType}
    overflow-wrap: anywhere;
  }

  /* Long names and addresses break rather than widen the page. */
  p,
  dd {
    overflow-wrap: anywhere;
  }

  ul,
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  p {
    text-wrap: pretty;
  }

  img,
  svg,
  picture {
    display: block;
    max-width: 100%;
  }

  /* Icons. Once here and not at each of them, of which a page has 200; any other rule wins. */
  :where(svg[viewBox='0 0 24 24']) {
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  button,
  input,
  select,
  textarea {
    margin: 0;
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }

  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  legend {
    padding: 0;
  }

  a {
    color: inherit;
    text-decoration: none;
  }

  a,
  button {
    -webkit-tap-highlight-color: transparent;
  }

  /*
   * A press is answered in the next frame, also where what it opens takes a while. Text and icons fade
   * by their colours: by opacity, the browser would arrange the page's layers again.
   */
  :where(a, button, summary, [role='option'], [role='gridcell']):where(
      :active:not(:disabled, [aria-disabled='true'])
    ) {
    -webkit-text-fill-color: color-mix(in srgb, currentcolor 65%, transparent);
    stroke-opacity: 0.65;
    fill-opacity: 0.65;
  }

  [hidden] {
    display: none !important;
  }

  :focus-visible {
    outline: 2px solid ${theme.colour.lagoon};
    outline-offset: 3px;
  }

  /* Landmarks and headings that receive focus only from a script or a link to them. */
  :is(main, section, h1, h2, h3)[tabindex='-1']:focus-visible {
    outline: none;
  }

  ::selection {
    background: ${theme.colour.lagoon};
    color: ${theme.colour.onLagoon};
  }

  /* The page behind a dialog does not scroll. Its empty scrollbar gutter is dimmed with it. */
  :root[${ROOT_MARKS.modal}] {
    overflow: hidden;
    background: ${theme.colour.paperDimmed};
  }

  [data-below] {
    contain-intrinsic-size: auto var(--height-below, 32rem);
    /* Room for shadows and outlines, and for rows that reach the edges of a phone. */
    overflow-clip-margin: 4rem;
  }

  /* Written below what is in view at first: not laid out before the page responds, unless seen. */
  [data-arriving] [data-below]:not([data-laid-out]) {
    content-visibility: auto;
  }

  /* Browsers lay out a window or more ahead; a phone waits with that until the fonts have come. */
  @media ${PHONE_QUERY} and (height < 60em) {
    [data-arriving='top'] [data-below='true']:not([data-laid-out], [data-near]) {
      content-visibility: hidden;
    }
  }

  /* Laid out once, so its height is known: painted and laid out again only where it is near. */
  @supports (overflow-clip-margin: 1px) {
    :root:not([data-arriving]) [data-laid-out] {
      content-visibility: auto;
    }
  }

  ${declareKeyframes()}

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after,
    ::backdrop {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }

  ${media.withoutScript} {
    /* Only a script makes a button do something, unless it sends a form. */
    button[type='button']:not(:has(img)),
    [data-without-script='hide'] {
      display: none !important;
    }
  }

  ${media.print} {
    :root,
    :root[data-theme] {
      color-scheme: light;
      background: #ffffff;
    }

    body {
      background: #ffffff;
      font-size: 11pt;
    }

    [data-print='hide'] {
      display: none !important;
    }

    [data-below] {
      content-visibility: visible !important;
    }
  }
`;
