import { quoteStay } from '@club/domain/pricing/quote';
import type { Resort } from '@club/domain/resort/resort';
import { useState } from 'react';
import { stayPath } from '../routes/paths.ts';
import type { Stay } from '../stay/stay-query.ts';
import { stayParams } from '../stay/stay-query.ts';
import { useAvailability } from '../stay/use-availability.ts';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { nextRefundableText } from './next-refundable-text.ts';
import { isRefundable, nextRefundableStay } from './refundable-dates.ts';

type NextRefundableProps = { stay: Stay; resort: Resort; screen: 'offer' | 'checkout' };

/** As wide as its text, beside the line that it belongs to. */
const Start = styled(ButtonLink)`
  justify-self: start;
  justify-content: start;
  font-size: ${theme.size.small};
  text-align: start;
`;

function Found({ stay, resort, screen, nowMs }: NextRefundableProps & { nowMs: number }) {
  const availability = useAvailability(resort);
  const dates = availability.isKnown
    ? nextRefundableStay(stay, quoteStay(stay).paymentMethod, availability, nowMs)
    : null;
  return dates === null ? null : (
    <Start
      variant="link"
      to={stayPath(screen, { ...stayParams(stay), from: dates.startDate, to: dates.endDate })}
    >
      {nextRefundableText(dates)}
    </Start>
  );
}

/** Leads from a stay that cannot be refunded to the next dates that can; else nothing. */
export function NextRefundable(props: NextRefundableProps) {
  const [nowMs] = useState(Date.now);
  const { startDate } = props.stay;
  const { paymentMethod } = quoteStay(props.stay);
  return isRefundable({ paymentMethod, startDate }, nowMs) ? null : (
    <Found {...props} nowMs={nowMs} />
  );
}
