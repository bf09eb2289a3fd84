import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { theme } from '../../../design/theme/theme.ts';
import { Button } from '../../../design/actions/button.tsx';
import { Stack } from '../../../design/layout/stack.tsx';
import { Sheet } from '../../../design/overlay/sheet.tsx';
import { Heading } from '../../../design/text/heading.tsx';
import { Text } from '../../../design/text/text.tsx';
import { WhenFilter } from '../../../shared/filter/when-filter.tsx';
import { VacationTypeSwitch } from '../../../shared/stay/vacation-type-switch.tsx';
import type { SearchDraft } from './use-search-draft.ts';
import { WhereField } from './where-field.tsx';
import { paidBy, WhoChoice } from './who-choice.tsx';

const STEPS = [
  { id: 'where', label: 'Where', title: 'Where to?' },
  { id: 'when', label: 'When', title: 'When?' },
  { id: 'who', label: 'Who', title: 'Who, and how do you pay?' },
] as const;

const StepLine = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space.s8};
`;

const StepButton = styled.button`
  width: 100%;
  min-height: ${theme.target};
  padding: 0;
  border: 0;
  border-bottom: 3px solid ${theme.colour.line};
  background: none;
  font-size: ${theme.size.small};
  font-weight: 600;
  text-align: left;
  color: ${theme.colour.soft};
  cursor: pointer;

  &[aria-current] {
    border-bottom-color: ${theme.colour.lagoon};
    color: ${theme.colour.ink};
  }
`;

const Title = styled(Heading)`
  &:focus {
    outline: none;
  }
`;

/** Takes the focus when its step comes, so that reading and Tab continue from there. */
function StepTitle({ children }: { children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <Title ref={title} level={3} size="h3" tabIndex={-1} data-initial-focus>
      {children}
    </Title>
  );
}

const Foot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.s16};
  align-items: center;
`;

const Pay = styled.div`
  display: grid;
  gap: ${theme.space.s12};
  justify-items: start;
`;

type SearchSheetProps = { draft: SearchDraft; onShow: () => void; onClose: () => void };

/** Where, when and who in three steps; the results can be opened from each of them. */
export default function SearchSheet({ draft, onShow, onClose }: SearchSheetProps) {
  const { filter, change, to, label } = draft;
  const navigate = useNavigate();
  const [at, setAt] = useState(0);
  // The press is answered at once, and what the step has to choose from follows.
  const step = STEPS[useDeferredValue(at)] ?? STEPS[0];
  const isLast = at === STEPS.length - 1;

  // In place of the sheet's own entry, so that Back leads to the page as it was.
  const show = (): void => {
    onShow();
    void navigate(to, { replace: true });
  };
  const next = useCallback((): void => {
    setAt((now) => Math.min(now + 1, STEPS.length - 1));
  }, []);

  return (
    <Sheet
      open
      tall
      title="Find a stay"
      onClose={onClose}
      footer={
        <Foot>
          {isLast ? (
            <Button
              variant="link"
              onClick={() => {
                setAt(at - 1);
              }}
            >
              Back
            </Button>
          ) : (
            <Button variant="link" onClick={show}>
              {label}
            </Button>
          )}
          {isLast ? (
            <Button wide onClick={show}>
              <span aria-live="polite">{label}</span>
            </Button>
          ) : (
            <Button wide onClick={next}>
              Next
            </Button>
          )}
        </Foot>
      }
    >
      <Stack $gap="s20">
        <StepLine aria-label="Steps">
          {STEPS.map((one, index) => (
            <li key={one.id}>
              <StepButton
                type="button"
                aria-current={index === at ? 'step' : undefined}
                onClick={() => {
                  setAt(index);
                }}
              >
                {one.label}
              </StepButton>
            </li>
          ))}
        </StepLine>
        <StepTitle key={step.id}>{step.title}</StepTitle>
        {step.id === 'where' && (
          <WhereField inPage filter={filter} onChange={change} onDone={next} />
        )}
        {step.id === 'when' && (
          <WhenFilter
            when={filter.dates}
            onChange={(dates) => {
              change({ dates });
            }}
          />
        )}
        {step.id === 'who' && (
          <>
            <WhoChoice filter={filter} onChange={change} />
            <Pay>
              <Text aria-hidden $size="small" $strong>
                Pay with
              </Text>
              <VacationTypeSwitch
                value={filter.vacationType}
                onChange={(vacationType) => {
                  change(paidBy(filter, vacationType));
                }}
              />
            </Pay>
          </>
        )}
      </Stack>
    </Sheet>
  );
}
