import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

const BADGE_TONES = ['plain', 'lagoon', 'coral', 'gold', 'good', 'warn', 'bad', 'picture'] as const;
/** picture: for badges that lie on an image. The others name their meaning. */
export type BadgeTone = (typeof BADGE_TONES)[number];

const COLOURS = {
  plain: { front: theme.colour.soft, back: theme.colour.skeleton },
  lagoon: { front: theme.colour.lagoon, back: theme.colour.lagoonTint },
  coral: { front: theme.colour.coralText, back: theme.colour.coralTint },
  gold: { front: theme.colour.goldText, back: theme.colour.goldTint },
  good: { front: theme.colour.good, back: theme.colour.goodTint },
  warn: { front: theme.colour.warn, back: theme.colour.warnTint },
  bad: { front: theme.colour.bad, back: theme.colour.badTint },
  picture: { front: theme.colour.onPicture, back: theme.colour.pictureVeil },
} satisfies Record<BadgeTone, unknown>;

const Shape = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.s4};
  padding: 0.1875rem ${theme.space.s8};
  border-radius: ${theme.radius.pill};
  background: ${({ $tone }) => COLOURS[$tone].back};
  color: ${({ $tone }) => COLOURS[$tone].front};
  font-size: ${theme.size.tiny};
  font-weight: 600;
  line-height: 1.4;
  white-space: nowrap;

  > svg {
    width: 1.15em;
    height: 1.15em;
    stroke-width: 2;
  }
`;

type BadgeProps = { tone?: BadgeTone | undefined; icon?: ReactNode; children: ReactNode };

/** A word or two that mark a status or an exclusive, never by colour alone. */
export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <Shape $tone={tone}>
      {icon}
      {children}
    </Shape>
  );
}
