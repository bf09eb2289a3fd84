import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

const ALERT_TONES = ['info', 'good', 'warn', 'bad'] as const;
export type AlertTone = (typeof ALERT_TONES)[number];

const ICONS = { info: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert } as const;

const COLOURS = {
  info: { front: theme.colour.lagoon, back: theme.colour.lagoonTint },
  good: { front: theme.colour.good, back: theme.colour.goodTint },
  warn: { front: theme.colour.warn, back: theme.colour.warnTint },
  bad: { front: theme.colour.bad, back: theme.colour.badTint },
} as const;

const Box = styled.div<{ $tone: AlertTone }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.s4} ${theme.space.s12};
  align-content: start;
  padding: ${theme.space.s16};
  border-radius: ${theme.radius.card};
  background: ${({ $tone }) => COLOURS[$tone].back};
  line-height: 1.5;

  > svg {
    width: 1.375rem;
    height: 1.375rem;
    margin-top: 0.0625rem;
    color: ${({ $tone }) => COLOURS[$tone].front};
    stroke-width: 1.75;
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${theme.space.s4};
  align-content: start;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Title = styled.p`
  font-weight: 600;
`;

const Action = styled.div`
  margin-top: ${theme.space.s8};
`;

type AlertProps = {
  tone?: AlertTone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** True for what just went wrong: read out at once. False (default) for what was there before. */
  live?: boolean | undefined;
};

/** A message inside the page: a form that could not be sent, a notice above a list. */
export function Alert({ tone = 'info', title, children, action, live = false }: AlertProps) {
  const Icon = ICONS[tone];
  return (
    <Box $tone={tone} role={live ? 'alert' : undefined}>
      <Icon aria-hidden />
      <Body>
        {title !== undefined && <Title>{title}</Title>}
        {children !== undefined && <div>{children}</div>}
        {action !== undefined && <Action>{action}</Action>}
      </Body>
    </Box>
  );
}
