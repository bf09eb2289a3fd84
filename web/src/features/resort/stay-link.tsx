import type { UnitType, VacationType } from '@club/domain/pricing/unit-type';
import type { Resort } from '@club/domain/resort/resort';
import type { ReactNode } from 'react';
import { storeCurrentResort } from '../../shared/stay/current-resort.ts';
import type { StayDates } from '../../shared/stay/free-dates.ts';
import { lastDates } from '../../shared/stay/last-dates.ts';
import { loginPath, stayPath } from '../../shared/routes/paths.ts';
import { useSession } from '../../kernel/session/session.tsx';
import { ButtonLink, type ButtonLinkProps } from '../../design/actions/button-link.tsx';

/** A stay at a resort with everything that its offer needs. */
export type WantedStay = { resort: Resort; type: VacationType; unit: UnitType; dates: StayDates };

type StayLinkProps = Omit<ButtonLinkProps, 'to' | 'onClick'> & {
  stay: WantedStay;
  children: ReactNode;
};

/**
 * Leads to the offer of a stay, for visitors by way of the login (rules 11.7). Remembers resort,
 * kind of vacation and dates, as choosing them in the steps would.
 */
export function StayLink({ stay, children, ...rest }: StayLinkProps) {
  const session = useSession();
  const { resort, type, unit, dates } = stay;
  const offer = stayPath('offer', {
    resort: resort.id,
    type,
    unit,
    from: dates.startDate,
    to: dates.endDate,
  });
  return (
    <ButtonLink
      {...rest}
      to={session.status === 'signed-out' ? loginPath(offer) : offer}
      onClick={() => {
        storeCurrentResort(resort, type);
        lastDates.write(dates);
      }}
    >
      {children}
    </ButtonLink>
  );
}
