import type { FilterDates } from '@club/domain/directory/resort-filter';
import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { Button } from '../../design/actions/button.tsx';
import { Dialog } from '../../design/overlay/dialog.tsx';
import { StayFilter } from './stay-filter.tsx';

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

type DatesDialogProps = {
  /** What the dates are for. */
  text: string;
  /** The button that takes the dates away, and the one that sets them. */
  anyLabel: string;
  chooseLabel: string;
  dates: FilterDates | null;
  onChoose: (dates: FilterDates | null) => void;
  onClose: () => void;
};

/** Asks for the dates of a stay, or for none. */
export default function DatesDialog(props: DatesDialogProps) {
  const { text, anyLabel, chooseLabel, dates, onChoose, onClose } = props;
  const [chosen, setChosen] = useState(dates);
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
          <Missing>
            {isPressed && chosen === null && 'Choose the day you arrive and the day you leave.'}
          </Missing>
        </>
      }
    >
      <StayFilter dates={dates} months={2} onChange={setChosen} />
    </Dialog>
  );
}
