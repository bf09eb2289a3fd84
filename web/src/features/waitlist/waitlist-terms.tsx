import { WAITLIST_OFFER_HOURS, WAITLIST_PAUSE_HOURS } from '@club/domain/waitlist/waitlist';
import { BellRing, CalendarCheck, Hourglass, LogOut } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';

const Terms = styled.ul`
  display: grid;
  gap: ${theme.space.s12};

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space.s12};
    line-height: 1.5;
  }

  svg {
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 0.15rem;
    color: ${theme.colour.lagoon};
    stroke-width: 1.75;
  }
`;

const TERMS = [
  {
    Icon: BellRing,
    text: `A freed stay is kept for the first member on the waitlist for ${WAITLIST_OFFER_HOURS} hours, and we notify you at once.`,
  },
  { Icon: CalendarCheck, text: 'Nothing is booked without you: you look at it and decide.' },
  { Icon: LogOut, text: 'There is no fee, and you can leave the waitlist at any time.' },
  {
    Icon: Hourglass,
    text: `If you decline an offer or miss it, you can join this resort’s waitlist again after ${WAITLIST_PAUSE_HOURS} hours.`,
  },
] as const;

/** The terms of waiting, shown before joining. */
export function WaitlistTerms() {
  return (
    <Stack as="section" $gap="s16">
      <Heading level={2} size="h4">
        What happens then
      </Heading>
      <Terms>
        {TERMS.map(({ Icon, text }) => (
          <li key={text}>
            <Icon aria-hidden />
            {text}
          </li>
        ))}
      </Terms>
    </Stack>
  );
}
