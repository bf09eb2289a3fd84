import { defaultStay } from '@club/domain/calendar/booking-window';
import { formatCount, formatPoints, formatUsd } from '../../formats/reader-formats.ts';
import { pointsPerNight, WEEKEND_SURCHARGE_POINTS } from '@club/domain/pricing/points-price';
import { quoteStay } from '@club/domain/pricing/quote';
import type { UnitType, VacationType } from '@club/domain/pricing/unit-type';
import { offeredUnitTypes, unitTypeLabel, VACATION_LABELS } from '@club/domain/pricing/unit-type';
import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { waitlistPath } from '../../shared/routes/paths.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { theme } from '../../design/theme/theme.ts';
import { Button } from '../../design/actions/button.tsx';
import { Card } from '../../design/data/card.tsx';
import { PriceBlock } from '../../design/data/price-block.tsx';
import { Text } from '../../design/text/text.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx';

const Body = styled(Card)`
  display: grid;
  gap: ${theme.space.s24};
  align-content: space-between;
`;

const Actions = styled.div`
  display: grid;
  gap: ${theme.space.s16};

  > button > svg:last-child {
    margin-left: ${theme.space.s4};
  }
`;

/** The unit whose price is shown on top: the smallest. */
const LEAD_UNIT: UnitType = 'studio';

type VacationChoiceProps = { resortId: string; type: VacationType; onChoose: () => void };

/**
 * One of the two vacation types: what it costs, how the price is made, its button, and a link to the
 * waitlist for nights that are sold out.
 */
export function VacationChoice({ resortId, type, onChoose }: VacationChoiceProps) {
  const stay = defaultStay(useToday());
  const lead = quoteStay({ ...stay, unitType: LEAD_UNIT, vacationType: type });
  const cash = type === 'lastCall';
  return (
    <Body $pad="s32">
      {cash ? (
        <PriceBlock
          label="By card, from"
          total={formatUsd(lead.totalCents)}
          unit="a stay"
          includes={`In a ${LEAD_UNIT}, whatever its nights, tax included.`}
          rows={offeredUnitTypes(type).map((unitType) => ({
            label: unitTypeLabel(unitType),
            value: `${formatUsd(quoteStay({ ...stay, unitType, vacationType: type }).totalCents)} a stay`,
          }))}
        />
      ) : (
        <PriceBlock
          label="With points, from"
          total={formatCount(lead.totalPoints)}
          unit="points"
          includes={`${lead.nights} nights from today in a ${LEAD_UNIT}.`}
          rows={offeredUnitTypes(type).map((unitType) => ({
            label: unitTypeLabel(unitType),
            value: `${formatPoints(pointsPerNight(unitType))} a night`,
          }))}
        />
      )}
      <Text $size="small" $tone="soft">
        {cash
          ? 'One price for the stay, whatever its nights. Paid by card when you book.'
          : `Nights that begin on a Saturday or Sunday take ${formatPoints(WEEKEND_SURCHARGE_POINTS)} more.`}
      </Text>
      <Actions>
        <Button wide variant={cash ? 'accent' : 'primary'} onClick={onChoose}>
          {VACATION_LABELS[type].choice}
          <ArrowRight aria-hidden />
        </Button>
        <Text $size="small" $tone="soft">
          Sold out?{' '}
          <TextLink to={waitlistPath({ resort: resortId, type, unit: LEAD_UNIT })}>
            Tell me when it is free
            <VisuallyHidden> {cash ? '(by card)' : '(with points)'}</VisuallyHidden>
          </TextLink>
        </Text>
      </Actions>
    </Body>
  );
}
