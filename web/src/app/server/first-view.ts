/** The first element of those that a page lays out later (`whole-page.ts`). */
const BELOW = /<[^<>]* data-below\b/;

/** A body in two: what is in view at first, and what begins further down. */
export const splitBelowView = (body: string): { above: string; below: string } => {
  const found = body.search(BELOW);
  const at = found === -1 ? body.length : found;
  return { above: body.slice(0, at), below: body.slice(at) };
};
