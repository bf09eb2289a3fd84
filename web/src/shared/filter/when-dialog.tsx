import type { When } from '@club/domain/directory/when';
import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { Button } from '../../design/actions/button.tsx';
import { Dialog } from '../../design/overlay/dialog.tsx';
import { WhenFilter } from './when-filter.tsx';

/** Last among the buttons, because they wrap upwards on phones and it belongs on top. */
const Missing = styled.output`
  && {
    flex: 1 1 12rem;
    order: -1;
  }
  align-self: center;
  font-size: ${theme.size.small};
  font-weight: 600;
  color: ${theme.colour.bad};
`;

type WhenDialogProps = {
  /** Says what the dates are for. */
  text: string;
  /** Labels of the buttons that clear and set the dates. */
  anyLabel: string;
  chooseLabel: string;
  when: When | null;
  /** False where only very days make sense. */
  allowsFlexible?: boolean | undefined;
  onChoose: (when: When | null) => void;
  onClose: () => void;
};

/** Asks when a stay may be, or for no dates. */
export default function WhenDialog(props: WhenDialogProps) {
  const { text, anyLabel, chooseLabel, when, allowsFlexible, onChoose, onClose } = props;
  const [chosen, setChosen] = useState(when);
  const [missing, setMissing] = useState('Choose the day you arrive and the day you leave.');
  const [isPressed, setIsPressed] = useState(false);
  return (
    <Dialog
      open
      size="large"
      title="When?"
      text={text}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="quiet"
            onClick={() => {
              onChoose(null);
            }}
          >
            {anyLabel}
          </Button>
          <Button
            onClick={() => {
              setIsPressed(true);
              if (chosen !== null) onChoose(chosen);
            }}
          >
            {chooseLabel}
          </Button>
          <Missing>{isPressed && chosen === null && missing}</Missing>
        </>
      }
    >
      <WhenFilter
        when={when}
        allowsFlexible={allowsFlexible}
        months={2}
        onChange={(next, lacking) => {
          setChosen(next);
          setMissing(lacking);
        }}
      />
    </Dialog>
  );
}
