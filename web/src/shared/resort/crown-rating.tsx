import { Crown } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';

const CROWN_TIERS = ['gold', 'silver', 'plain'] as const;
export type CrownTier = (typeof CROWN_TIERS)[number];

const COLOURS = {
  gold: { icon: theme.colour.gold, text: theme.colour.goldText },
  silver: { icon: theme.colour.faint, text: theme.colour.soft },
  plain: { icon: theme.colour.faint, text: theme.colour.soft },
} satisfies Record<CrownTier, unknown>;

const Line = styled.span<{ $tier: CrownTier }>`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-width: 0;
  font-size: ${theme.size.small};
  font-weight: 600;
  line-height: 1.3;
  color: ${({ $tier }) => COLOURS[$tier].text};

  > svg {
    flex: none;
    width: 1.1rem;
    height: 1.1rem;
    color: ${({ $tier }) => COLOURS[$tier].icon};
    fill: color-mix(in srgb, currentcolor 28%, transparent);
    stroke-width: 1.75;
  }
`;

type CrownRatingProps = {
  /** The name of the rating, for instance 'RCI Gold Crown'. */
  label: string;
  tier: CrownTier;
};

/** The club's own rating of a resort. */
export function CrownRating({ label, tier }: CrownRatingProps) {
  return (
    <Line $tier={tier}>
      {tier !== 'plain' && <Crown aria-hidden />}
      {label}
    </Line>
  );
}
