import { type SVGProps, createElement } from 'react';

/** The drawing of an icon of lucide-react. */
type Drawing = { node: readonly (readonly [tag: string, attributes: object])[] };
type BareIconProps = SVGProps<SVGSVGElement> & { size?: number | string };

/**
 * Makes the component of an icon, one element with its lines. How lines are drawn is said once, in
 * `global-css.ts`. What is beside an icon says what it means.
 */
const bareIcon = ({ node }: Drawing) => {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, ...props }: BareIconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        'aria-hidden': true,
        ...props,
      },
      // One by one they need no keys.
      ...lines,
    );
};

export default bareIcon;
