import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { tabularType } from '../theme/typography.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

/** Whether a step lies behind, is now, or is still to come. */
export type StepState = 'done' | 'now' | 'next';

/** A step; `when` is null where the title says it, `state` in a history, which lies behind as a whole. */
export type TimelineStep = {
  key: string | number;
  title: string;
  when: string | null;
  detail: string | null;
  state: StepState | null;
};

const Steps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** A dot on a line that ends with the last step: filled where it is done, larger where it is now. */
const Step = styled.li<{ $state: StepState | null }>`
  position: relative;
  display: grid;
  gap: ${theme.space.s2};
  padding: 0 0 ${theme.space.s24} ${theme.space.s32};
  line-height: 1.5;
  overflow-wrap: anywhere;

  &::before {
    content: '';
    position: absolute;
    z-index: 1;
    top: 0.35em;
    left: 0;
    width: 0.875rem;
    height: 0.875rem;
    border: 2px solid ${theme.colour.lagoon};
    border-radius: ${theme.radius.pill};
    background: ${({ $state }) => ($state === 'next' ? theme.colour.paper : theme.colour.lagoon)};
    box-shadow: ${({ $state }) =>
      $state === 'now' ? `0 0 0 4px ${theme.colour.lagoonTint}` : 'none'};
  }

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 0.5em;
    bottom: -0.5em;
    left: calc(0.4375rem - 1px);
    border-left: 2px solid ${theme.colour.line};
  }

  &:last-child {
    padding-bottom: 0;
  }
`;

const Title = styled.strong`
  font-size: ${theme.size.body};
  font-weight: 600;
`;

const Soft = styled.span`
  ${tabularType}
  font-size: ${theme.size.small};
  color: ${theme.colour.soft};
`;

const SPOKEN = { done: 'Done: ', now: 'Now: ' };

type TimelineProps = {
  steps: readonly TimelineStep[];
  /** The latest step stands first. */
  reversed?: boolean;
};

/** What happened and what is to come, one step below the other. */
export function Timeline({ steps, reversed }: TimelineProps) {
  return (
    <Steps reversed={reversed}>
      {steps.map(({ key, title, when, detail, state }) => (
        <Step key={key} $state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <Title>
            {(state === 'done' || state === 'now') && (
              <VisuallyHidden>{SPOKEN[state]}</VisuallyHidden>
            )}
            {title}
          </Title>
          {when !== null && <Soft>{when}</Soft>}
          {detail !== null && <Soft>{detail}</Soft>}
        </Step>
      ))}
    </Steps>
  );
}
