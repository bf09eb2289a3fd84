import { X } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { CallError } from '../../kernel/api/api-client.ts';
import { callErrorText } from '../../kernel/api/api-client.ts';
import { takeHold } from './hold-calls.ts';
import { stayPath } from '../routes/paths.ts';
import type { Stay } from '../stay/stay-query.ts';
import { stayParams } from '../stay/stay-query.ts';
import { theme } from '../../design/theme/theme.ts';
import { Button } from '../../design/actions/button.tsx';
import { IconButton } from '../../design/actions/icon-button.tsx';
import { Row } from '../../design/layout/stack.tsx';
import { Text } from '../../design/text/text.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { floatingNotice } from './floating-notice.ts';

const Notice = styled.div`
  ${floatingNotice}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space.s8} ${theme.space.s12};
`;

/** Takes the hold again; resolves to the reason why not, or null. */
const holdAgain = async (stay: Stay): Promise<CallError | null> => {
  const result = await takeHold(stay);
  return result.ok ? null : result.error;
};

type HoldEndedProps = {
  stay: Stay;
  /** Called once the nights are held again: this notice disappears, with its focus. */
  onHeld: () => void;
};

/**
 * At 0:00 in the middle of a form: nothing is lost, and the nights can be held again (rules 7.3).
 */
export function HoldEnded({ stay, onHeld }: HoldEndedProps) {
  const [isRetaking, setIsRetaking] = useState(false);
  const [error, setError] = useState<CallError | null>(null);
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;

  const retake = async (): Promise<void> => {
    setIsRetaking(true);
    const callError = await holdAgain(stay);
    setIsRetaking(false);
    setError(callError);
    if (callError === null) onHeld();
  };
  return (
    <Notice>
      <Text $size="small" role={error === null ? 'status' : 'alert'}>
        {error === null
          ? 'Your hold has ended. Nothing you typed is lost.'
          : `${callErrorText(error)} Nothing you typed is lost.`}
      </Text>
      <IconButton
        label="Close this notice"
        icon={<X aria-hidden />}
        onClick={() => {
          setIsClosed(true);
        }}
      />
      <Row $gap="s16">
        <Button
          variant="quiet"
          size="small"
          busy={isRetaking}
          onClick={() => {
            void retake();
          }}
        >
          Hold these nights again
        </Button>
        {error?.kind === 'api' && error.code === 'sold-out' && (
          <TextLink $alone to={stayPath('offer', stayParams(stay))}>
            Look for other dates
          </TextLink>
        )}
      </Row>
    </Notice>
  );
}
