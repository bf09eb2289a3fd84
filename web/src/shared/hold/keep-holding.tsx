import { API_ERRORS } from '@club/domain/api/errors';
import { formatCountdown } from '@club/domain/calendar/countdown';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { CallError } from '../../kernel/api/api-client.ts';
import { callErrorText } from '../../kernel/api/api-client.ts';
import { extendHold } from './hold-calls.ts';
import type { Hold } from './hold-store.ts';
import { theme } from '../../design/theme/theme.ts';
import { Button } from '../../design/actions/button.tsx';
import { Text } from '../../design/text/text.tsx';
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx';
import { URGENT_SECONDS } from '../../design/time/countdown-ring.tsx';
import { TimeLeftNotice } from '../../design/time/time-left-notice.tsx';
import { floatingNotice } from './floating-notice.ts';

/** With this many extensions or fewer left, their number is shown. */
const FEW_EXTENSIONS = 3;

const Wrapper = styled.div<{ $floats: boolean; $isShown: boolean }>`
  display: ${({ $isShown }) => ($isShown ? 'flex' : 'block')};
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s12} ${theme.space.s16};

  &:focus {
    outline: none;
  }

  ${({ $floats, $isShown }) => $floats && $isShown && floatingNotice}
`;

const isLimit = (error: CallError | null): boolean =>
  error?.kind === 'api' && error.code === 'extension-limit';

type KeepHoldingProps = {
  hold: Hold;
  secondsLeft: number;
  /** True where the clock may be out of view: shown at the bottom of the window. */
  floats?: boolean | undefined;
};

/**
 * Two minutes before a hold ends: a polite announcement, and a button that extends it (WCAG 2.2.1).
 * A hold of the waitlist has a long deadline and is only announced.
 */
export function KeepHolding({ hold, secondsLeft, floats = false }: KeepHoldingProps) {
  const wrapper = useRef<HTMLDivElement>(null);
  const [isExtending, setIsExtending] = useState(false);
  const [failure, setFailure] = useState<{ deadline: number; error: CallError } | null>(null);
  const [extendedTo, setExtendedTo] = useState<number | null>(null);
  const error = failure?.deadline === hold.deadline ? failure.error : null;
  const isShown = hold.source === 'offer' && secondsLeft > 0 && secondsLeft <= URGENT_SECONDS;
  const canExtend = hold.extensionsLeft > 0 && !isLimit(error);

  const extend = async (): Promise<void> => {
    setIsExtending(true);
    const callError = await extendHold(hold.holdId);
    setIsExtending(false);
    if (callError !== null) {
      setFailure({ deadline: hold.deadline, error: callError });
      return;
    }
    setExtendedTo(hold.deadline);
    // The button disappears now; the focus must not be lost with it.
    wrapper.current?.focus();
  };

  const adviceText = (): string => {
    if (!canExtend) return API_ERRORS['extension-limit'].message;
    if (hold.extensionsLeft > FEW_EXTENSIONS) return 'Need more time?';
    return hold.extensionsLeft === 1
      ? 'Need more time? You can do this one more time.'
      : `Need more time? You can do this ${hold.extensionsLeft} more times.`;
  };
  const text = (): string => {
    if (error !== null) return callErrorText(error);
    const advice = adviceText();
    return floats ? `Your hold ends in ${formatCountdown(secondsLeft)}. ${advice}` : advice;
  };

  return (
    <Wrapper ref={wrapper} tabIndex={-1} $floats={floats} $isShown={isShown}>
      <TimeLeftNotice
        key={hold.deadline}
        secondsLeft={secondsLeft}
        advice={
          hold.source === 'offer' && canExtend
            ? 'The button “Keep holding” gives you the full time again.'
            : undefined
        }
      />
      <VisuallyHidden aria-live="polite">
        {extendedTo !== null && extendedTo !== hold.deadline && !isShown
          ? 'These nights are held for you for longer.'
          : ''}
      </VisuallyHidden>
      {isShown && (
        <>
          <Text
            as="span"
            $size="small"
            $tabular
            $tone={error === null ? 'soft' : 'bad'}
            role={error === null ? undefined : 'alert'}
          >
            {text()}
          </Text>
          {canExtend && (
            <Button
              variant="quiet"
              busy={isExtending}
              onClick={() => {
                void extend();
              }}
            >
              Keep holding
            </Button>
          )}
        </>
      )}
    </Wrapper>
  );
}
