import { API_ERRORS } from '@club/domain/api/errors';
import type { VacationType } from '@club/domain/pricing/unit-type';
import { VACATION_TYPES } from '@club/domain/pricing/unit-type';
import type { Resort } from '@club/domain/resort/resort';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { storeCurrentResort } from '../../shared/stay/current-resort.ts';
import { WithoutScript } from '../../kernel/live/without-script.tsx';
import { PATHS, stayPath } from '../../shared/routes/paths.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { NightsWithoutScript } from './nights-without-script.tsx';
import type { WantedStay } from './use-wanted-stay.ts';
import { VacationChoice } from './vacation-choice.tsx';
import { YearOfNights } from './year-of-nights.tsx';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s48};
`;

const Choices = styled.div`
  display: grid;
  gap: ${theme.space.s24};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space.s24};
  }
`;

type UnitsTabProps = {
  resort: Resort;
  wanted: WantedStay;
  /** Called when the first nights are about to be seen, and read. */
  onNights: () => void;
};

/**
 * The two ways to stay (rules 1.10), of which one leads to the units, and the nights of the year.
 */
export function UnitsTab({ resort, wanted, onNights }: UnitsTabProps) {
  const navigate = useNavigate();

  if (!resort.available) {
    return (
      <Alert
        tone="warn"
        title={API_ERRORS['resort-unavailable'].message}
        action={
          <ButtonLink variant="quiet" to={PATHS.directoryAtHome}>
            See other resorts
          </ButtonLink>
        }
      >
        It takes no bookings for now. All other information is still here.
      </Alert>
    );
  }

  const choose = (type: VacationType): void => {
    storeCurrentResort(resort, type);
    void navigate(stayPath('units', { resort: resort.id, type }), {
      state: { vacationType: type },
    });
  };
  return (
    <Body>
      <Choices>
        {VACATION_TYPES.map((type) => (
          <VacationChoice
            key={type}
            resortId={resort.id}
            type={type}
            onChoose={() => {
              choose(type);
            }}
          />
        ))}
      </Choices>
      <WithoutScript>
        {import.meta.env.SSR && <NightsWithoutScript resort={resort} />}
      </WithoutScript>
      <YearOfNights resort={resort} wanted={wanted} onNights={onNights} />
    </Body>
  );
}
