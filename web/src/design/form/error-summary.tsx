import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export type SummaryError = {
  /** Name of the control, as in the form. */
  name: string;
  message: string;
};

const Box = styled.div`
  display: grid;
  gap: ${theme.space.s8};
  padding: ${theme.space.s16} ${theme.space.s20};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.badTint};
`;

const Title = styled.p`
  font-weight: 600;
`;

const Jump = styled.button`
  min-height: 2rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.colour.bad};
  text-align: left;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;

const focusNamed = (box: HTMLElement | null, name: string): void => {
  const scope: ParentNode = box?.closest('form') ?? document;
  const control = Array.from(scope.querySelectorAll<HTMLElement>('[name]')).find(
    (element) => element.getAttribute('name') === name,
  );
  control?.focus();
};

type ErrorSummaryProps = {
  /** For instance 'There are 3 things to correct'. */
  title: string;
  errors: readonly SummaryError[];
  /** Focus comes here when this number grows: Formik's `submitCount`. */
  attempt: number;
};

/** Above a long form after a failed submit: says what is wrong and leads to each field. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const lastAttempt = useRef(0);
  const shown = attempt > 0 && errors.length > 0;
  useEffect(() => {
    // A form that was reset starts counting again.
    if (attempt === 0) lastAttempt.current = 0;
    if (shown && attempt > lastAttempt.current) {
      lastAttempt.current = attempt;
      box.current?.focus();
    }
  }, [attempt, shown]);

  if (!shown) return null;
  return (
    <Box ref={box} role="alert" tabIndex={-1}>
      <Title>{title}</Title>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <Jump
              type="button"
              onClick={() => {
                focusNamed(box.current, name);
              }}
            >
              {message}
            </Jump>
          </li>
        ))}
      </ul>
    </Box>
  );
}
