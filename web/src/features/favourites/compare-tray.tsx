import { displayName } from '@club/domain/resort/resort-name';
import { Columns3 } from 'lucide-react';
import { styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { Button } from '../../design/actions/button.tsx';
import { RemovableChip } from '../../design/actions/chip.tsx';
import { ROOT_MARKS, useRootMark } from '../../design/layout/root-marks.ts';
import type { CompareChoice } from './compare-choice.ts';
import { MAX_COMPARED } from './compare-rows.ts';

const Tray = styled.section`
  position: sticky;
  z-index: ${theme.layer.bar};
  bottom: calc(${theme.bottomRoom} + max(${theme.space.s12}, env(safe-area-inset-bottom)));
  display: grid;
  gap: ${theme.space.s12};
  padding: ${theme.space.s12} ${theme.space.s16};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
  box-shadow: ${theme.shadow.float};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

/** On phones the number is enough: the tray must not cover the cards. */
const Chosen = styled.ul`
  display: none;
  flex-wrap: wrap;
  gap: ${theme.space.s8};

  ${media.tablet} {
    display: flex;
  }
`;

const Actions = styled.div`
  display: flex;
  /* With large text the two are wider than a phone. */
  flex-wrap: wrap;
  gap: ${theme.space.s8};
  justify-content: end;

  /* On phones its words need the whole width. */
  > :last-child {
    flex: 1 1 auto;

    svg {
      display: none;
    }

    ${media.tablet} {
      flex: none;

      svg {
        display: block;
      }
    }
  }
`;

/** The resorts chosen for comparing, fixed to the bottom while choosing. */
export function CompareTray({ choice }: { choice: CompareChoice }) {
  const { resorts, isEnough } = choice;
  useRootMark(ROOT_MARKS.bottomTray, resorts.length > 0);
  if (resorts.length === 0) return null;
  return (
    <Tray aria-label="Compare">
      <Chosen>
        {resorts.map((resort) => {
          const name = displayName(resort.placeName);
          return (
            <li key={resort.id}>
              <RemovableChip
                removeLabel={`Do not compare ${name}`}
                onRemove={() => {
                  choice.toggle(resort.id);
                }}
              >
                {name}
              </RemovableChip>
            </li>
          );
        })}
      </Chosen>
      <Actions>
        <Button variant="quiet" onClick={choice.clear}>
          Clear
        </Button>
        <Button
          icon={<Columns3 aria-hidden />}
          aria-disabled={!isEnough}
          onClick={() => {
            if (isEnough) choice.show();
          }}
        >
          {isEnough
            ? `Compare ${resorts.length} of up to ${MAX_COMPARED}`
            : 'Choose one more to compare'}
        </Button>
      </Actions>
    </Tray>
  );
}
