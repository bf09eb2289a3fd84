import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { tabularType } from '../theme/typography.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

export type Step = { id: string; label: string };

const Wrapper = styled.nav`
  font-size: ${theme.size.small};

  ${media.print} {
    display: none;
  }
`;

const Short = styled.p`
  ${tabularType}
  margin-bottom: ${theme.space.s8};
  color: ${theme.colour.soft};

  > strong {
    font-weight: 600;
    color: ${theme.colour.ink};
  }

  ${media.tablet} {
    display: none;
  }
`;

const Line = styled.ol`
  display: flex;
  gap: ${theme.space.s4};

  ${media.tablet} {
    gap: ${theme.space.s12};
  }
`;

const Item = styled.li<{ $state: 'done' | 'current' | 'coming' }>`
  flex: 1;
  min-width: 0;
  padding-top: ${theme.space.s8};
  box-shadow: inset 0 2px 0
    ${({ $state }) => ($state === 'coming' ? theme.colour.line : theme.colour.lagoon)};
  font-weight: ${({ $state }) => ($state === 'current' ? 600 : 450)};
  color: ${({ $state }) => ($state === 'current' ? theme.colour.ink : theme.colour.soft)};
`;

const StepText = styled.span`
  display: none;

  ${media.tablet} {
    display: flex;
    align-items: center;
    gap: ${theme.space.s4};
  }

  > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    color: ${theme.colour.lagoon};
    stroke-width: 2.25;
  }
`;

type StepLineProps = {
  /** Accessible name, for instance 'Steps of your booking'. */
  label: string;
  steps: readonly Step[];
  currentId: string;
};

/** The reader's position in a flow. On phones 'Step 2 of 6' and a row of marks. */
export function StepLine({ label, steps, currentId }: StepLineProps) {
  const at = steps.findIndex((step) => step.id === currentId);
  return (
    <Wrapper aria-label={label}>
      <Short aria-hidden>
        Step {at + 1} of {steps.length} · <strong>{steps[at]?.label}</strong>
      </Short>
      <Line>
        {steps.map((step, index) => {
          const done = index < at;
          const state = index === at ? 'current' : done ? 'done' : 'coming';
          return (
            <Item key={step.id} $state={state} aria-current={index === at ? 'step' : undefined}>
              <VisuallyHidden>
                {step.label}
                {done ? ', done' : ''}
              </VisuallyHidden>
              <StepText aria-hidden>
                {done && <Check />}
                {step.label}
              </StepText>
            </Item>
          );
        })}
      </Line>
    </Wrapper>
  );
}
