import type { Booking } from '@club/domain/booking/booking';
import { styled } from 'styled-components';
import { instantDayAndTime } from '../../kernel/time/instant-text.ts';
import { theme } from '../../design/theme/theme.ts';
import { tabularType } from '../../design/theme/typography.ts';
import { tripSteps } from './trip-text.ts';

const Steps = styled.ol`
  display: grid;
  gap: ${theme.space.s20};
  padding-left: ${theme.space.s20};
  border-left: 2px solid ${theme.colour.line};
`;

const Step = styled.li`
  position: relative;
  display: grid;
  gap: ${theme.space.s2};
  font-size: ${theme.size.small};
  line-height: 1.5;
  overflow-wrap: anywhere;

  &::before {
    content: '';
    position: absolute;
    top: 0.3em;
    left: calc(-1 * ${theme.space.s20} - 0.375rem - 1px);
    width: 0.75rem;
    height: 0.75rem;
    border-radius: ${theme.radius.pill};
    background: ${theme.colour.lagoon};
    box-shadow: 0 0 0 3px ${theme.colour.paper};
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
