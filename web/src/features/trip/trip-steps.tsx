import type { Booking } from '@club/domain/booking/booking';
import { styled } from 'styled-components';
import { instantDayAndTime } from '../../kernel/time/instant-text.ts';
import { theme } from '../../design/theme/theme.ts';
import { tabularType } from '../../design/theme/typography.ts';
import { tripSteps } from './trip-text.ts';

const Steps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** A dot on a line that ends with the earliest. */
const Step = styled.li`
  position: relative;
  display: grid;
  gap: ${theme.space.s2};
  padding: 0 0 ${theme.space.s20} ${theme.space.s24};
  font-size: ${theme.size.small};
  line-height: 1.5;
  overflow-wrap: anywhere;

  &::before {
    content: '';
    position: absolute;
    top: 0.3em;
    left: 0;
    width: 0.75rem;
    height: 0.75rem;
    border-radius: ${theme.radius.pill};
    background: ${theme.colour.lagoon};
  }

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 1.4em;
    bottom: 0;
    left: calc(0.375rem - 1px);
    border-left: 2px solid ${theme.colour.line};
  }

  &:last-child {
    padding-bottom: 0;
  }
`;

const Title = styled.strong`
  font-size: ${theme.size.body};
  font-weight: 600;
`;

const When = styled.span`
  ${tabularType}
  color: ${theme.colour.soft};
`;

/** The history of a stay, latest first. */
export function TripSteps({ booking }: { booking: Booking }) {
  return (
    <Steps reversed>
      {tripSteps(booking).map((step) => (
        <Step key={step.key}>
          <Title>{step.title}</Title>
          {step.detail !== null && <span>{step.detail}</span>}
          <When>{instantDayAndTime(step.at) ?? ''}</When>
        </Step>
      ))}
    </Steps>
  );
}
