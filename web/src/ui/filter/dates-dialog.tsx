import type { FilterDates } from '@club/domain/directory/resort-filter';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { StayFilter } from './stay-filter.tsx';

type DatesDialogProps = {
  dates: FilterDates | null;
  onChoose: (dates: FilterDates | null) => void;
  onClose: () => void;
};

/** The dates of a filter by themselves, on screens with room for two months. */
export default function DatesDialog({ dates, onChoose, onClose }: DatesDialogProps) {
  const [chosen, setChosen] = useState(dates);
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
            aria-disabled={chosen === null}
            onClick={() => {
              if (chosen !== null) onChoose(chosen);
            }}
          >
            Show free resorts
          </Button>
        </>
      }
    >
      <StayFilter dates={dates} months={2} onChange={setChosen} />
    </Dialog>
  );
}
