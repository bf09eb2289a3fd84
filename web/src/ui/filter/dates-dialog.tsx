import type { FilterDates } from '@club/domain/directory/resort-filter';
import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Button } from '../actions/button.tsx';
import { Dialog } from '../overlay/dialog.tsx';
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
  dates: FilterDates | null;
  onChoose: (dates: FilterDates | null) => void;
  onClose: () => void;
};

/** The dates of a filter by themselves, on screens with room for two months. */
export default function DatesDialog({ dates, onChoose, onClose }: DatesDialogProps) {
  const [chosen, setChosen] = useState(dates);
  const [isPressed, setIsPressed] = useState(false);
  return (
    <Dialog
      open
      size="large"
      title="When?"
      text="Only resorts with a unit free in every night are shown."
      onClose={onClose}
      actions={
        <>
          <Button
            variant="quiet"
            onClick={() => {
              onChoose(null);
            }}
          >
            Any dates
          </Button>
          <Button
            onClick={() => {
              setIsPressed(true);
              if (chosen !== null) onChoose(chosen);
            }}
          >
            Show free resorts
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
