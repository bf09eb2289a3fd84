import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { keyframe } from '../theme/keyframes.ts';
import { PHONE_QUERY } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { IconButton } from '../actions/icon-button.tsx';
import type { ToastOptions } from './dialogs-context.ts';
import { useDismissTimer } from './use-dismiss-timer.ts';

const ICONS = { info: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert } as const;

const Action = styled.button`
  flex: none;
  min-height: ${theme.target};
  padding: 0 ${theme.space.s8};
  border: 0;
  background: none;
  font-weight: 650;
  text-decoration: underline;
  text-underline-offset: 0.22em;
  cursor: pointer;
`;

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s12};
  max-width: 32rem;
  min-height: 3.25rem;
  padding: ${theme.space.s4} ${theme.space.s4} ${theme.space.s4} ${theme.space.s16};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.ink};
  box-shadow: ${theme.shadow.float};
  color: ${theme.colour.paper};
  line-height: 1.4;
  pointer-events: auto;
  animation: ${keyframe('rise')} ${theme.motion.slow} ${theme.motion.ease};

  > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    stroke-width: 1.75;
  }

  > :last-child {
    color: inherit;
  }

  /* What can be done is below the text, which has little room beside it. */
  @media ${PHONE_QUERY} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;

    > ${Action} {
      grid-row: 2;
      grid-column: 2;
      justify-self: start;
      padding-left: 0;
    }
  }

  > :last-child:hover {
    background: color-mix(in srgb, currentcolor 14%, transparent);
  }
`;

const READING_MS = 4000;
const ACTING_MS = 8000;

type ToastProps = { options: ToastOptions; onDone: () => void };

/** One toast, rendered by `DialogsProvider`. */
export function Toast({ options, onDone }: ToastProps) {
  const { text, tone = 'good', action } = options;
  const { durationMs = action === undefined ? READING_MS : ACTING_MS } = options;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useDismissTimer(durationMs, hovered || focused, onDone);
  const Icon = ICONS[tone];
  return (
    <Box
      onPointerEnter={() => {
        setHovered(true);
      }}
      onPointerLeave={() => {
        setHovered(false);
      }}
      onFocus={() => {
        setFocused(true);
      }}
      onBlur={() => {
        setFocused(false);
      }}
    >
      <Icon aria-hidden />
      <span>{text}</span>
      {action !== undefined && (
        <Action
          type="button"
          onClick={() => {
            action.onSelect();
            onDone();
          }}
        >
          {action.label}
        </Action>
      )}
      <IconButton label="Dismiss" icon={<X aria-hidden />} onClick={onDone} />
    </Box>
  );
}
