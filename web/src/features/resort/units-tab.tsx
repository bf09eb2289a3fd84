import { API_ERRORS } from '@club/domain/api/errors';
import type { VacationType } from '@club/domain/pricing/unit-type';
import { VACATION_TYPES } from '@club/domain/pricing/unit-type';
import type { Resort } from '@club/domain/resort/resort';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { storeCurrentResort } from '../../shared/stay/current-resort.ts';
import { PATHS, stayPath } from '../../shared/routes/paths.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx';
import { AvailabilitySection } from './availability-section.tsx';
import { VacationChoice } from './vacation-choice.tsx';

const Body = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.section};
`;

const Choices = styled.div`
  display: grid;
  gap: ${theme.space.s24};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space.s32};
  }
`;

/**
 * The two ways to stay (rules 1.10). Choosing one remembers resort and type and leads to the units.
 */
export function UnitsTab({ resort }: { resort: Resort }) {
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
        It takes no bookings for now. Everything else about it is still here to read.
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
      <VisuallyHidden>
        <Heading level={2}>Available Units</Heading>
      </VisuallyHidden>
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
      <AvailabilitySection resort={resort} />
    </Body>
  );
}
