import { isUnitType, offeredUnitTypes, unitTypeLabel } from '@club/domain/pricing/unit-type';
import type { Resort } from '@club/domain/resort/resort';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { tabularType } from '../../design/theme/typography.ts';
import { formatDay } from '../../formats/reader-formats.ts';
import { PriceLine } from '../../shared/booking/price-line.tsx';
import { VacationTypeSwitch } from '../../shared/stay/vacation-type-switch.tsx';
import type { WantedStay } from './use-wanted-stay.ts';
import { lazyPart } from '../../shared/page/lazy-part.tsx';

const ChooseDatesDialog = lazyPart(() => import('./choose-dates-dialog.tsx'));

const Form = styled.div`
  display: grid;
  gap: ${theme.space.s12};
`;

/** Both halves are as wide as the panel. */
const Currency = styled.div`
  > fieldset {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
`;

/** Dates and unit in one frame, as one choice. */
const Choice = styled.div`
  border-radius: ${theme.radius.control};
  box-shadow: inset 0 0 0 1px ${theme.colour.control};
`;

const Dates = styled.button`
  ${tabularType}
  display: grid;
  grid-template-columns: 1fr 1fr;
  width: 100%;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.control} ${theme.radius.control} 0 0;
  background: none;
  text-align: left;
  cursor: pointer;

  > span {
    display: grid;
    gap: ${theme.space.s2};
    padding: ${theme.space.s8} ${theme.space.s12};
    font-weight: 550;
  }

  > span + span {
    box-shadow: -1px 0 0 ${theme.colour.control};
  }

  ${media.hover} {
    &:hover {
      background: ${theme.colour.sunken};
    }
  }
`;

const Label = styled.span`
  font-size: ${theme.size.tiny};
  font-weight: 400;
  color: ${theme.colour.soft};
`;

const Unit = styled.label`
  position: relative;
  display: block;
  box-shadow: 0 -1px 0 ${theme.colour.control};

  > span {
    position: absolute;
    top: ${theme.space.s8};
    left: ${theme.space.s12};
    pointer-events: none;
  }

  > select {
    width: 100%;
    padding: 1.7rem ${theme.space.s12} ${theme.space.s8};
    border: 0;
    border-radius: 0 0 ${theme.radius.control} ${theme.radius.control};
    background: none;
    font-weight: 550;
    appearance: none;
    cursor: pointer;

    &:focus-visible {
      outline-offset: -2px;
    }

    > option {
      background: ${theme.colour.raised};
    }
  }

  > svg {
    position: absolute;
    right: ${theme.space.s12};
    bottom: ${theme.space.s12};
    width: 1.15rem;
    height: 1.15rem;
    color: ${theme.colour.soft};
    stroke-width: 1.75;
    pointer-events: none;
  }
`;

type StayFormProps = { resort: Resort; wanted: WantedStay };

/** How to pay, the dates, the unit, and the price as they change. */
export function StayForm({ resort, wanted }: StayFormProps) {
  const { stay, quote, change } = wanted;
  const [isPicking, setIsPicking] = useState(false);
  return (
    <Form>
      <Currency>
        <VacationTypeSwitch
          value={stay.vacationType}
          onChange={(vacationType) => {
            change({ vacationType });
          }}
        />
      </Currency>
      <Choice>
        <Dates
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={ChooseDatesDialog.preload}
          onFocus={ChooseDatesDialog.preload}
          onClick={() => {
            setIsPicking(true);
          }}
        >
          <span>
            <Label>Check-in</Label>
            {formatDay(stay.startDate)}
          </span>
          <span>
            <Label>Check-out</Label>
            {formatDay(stay.endDate)}
          </span>
        </Dates>
        <Unit>
          <Label>Unit</Label>
          <select
            value={stay.unitType}
            onChange={({ target }) => {
              if (isUnitType(target.value)) change({ unit: target.value });
            }}
          >
            {offeredUnitTypes(stay.vacationType).map((unit) => (
              <option key={unit} value={unit}>
                {unitTypeLabel(unit)}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden />
        </Unit>
      </Choice>
      <PriceLine quote={quote} />
      {isPicking && (
        <ChooseDatesDialog
          resort={resort}
          stay={stay}
          onChoose={(dates) => {
            setIsPicking(false);
            change({ dates });
          }}
          onClose={() => {
            setIsPicking(false);
          }}
        />
      )}
    </Form>
  );
}
