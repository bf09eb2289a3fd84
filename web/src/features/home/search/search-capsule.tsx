import { useCallback, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useHistoryOverlay } from '../../../kernel/routing/use-history-overlay.ts';
import { media } from '../../../design/theme/media.ts';
import { theme } from '../../../design/theme/theme.ts';
import { ButtonLink } from '../../../design/actions/button-link.tsx';
import { useDismiss } from '../../../design/actions/use-dismiss.ts';
import { whenText } from '../../../shared/filter/filter-labels.ts';
import { VacationTypeSwitch } from '../../../shared/stay/vacation-type-switch.tsx';
import { segmentStyles } from './segment-styles.ts';
import type { SearchDraft } from './use-search-draft.ts';
import { WhereField } from './where-field.tsx';
import { paidBy, WhoChoice, whoText } from './who-choice.tsx';
import { lazyPart } from '../../../shared/page/lazy-part.tsx';

const WhenDialog = lazyPart(() => import('../../../shared/filter/when-dialog.tsx'));

/** Two lines on tablets, one from desktop up. */
const Capsule = styled.div.attrs({ role: 'search' })`
  display: grid;
  grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.space.s4};
  align-items: center;
  padding: ${theme.space.s8};
  border-radius: 2.25rem;
  background: ${theme.colour.raised};
  box-shadow: ${theme.shadow.float};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1.3fr) minmax(0, 1.1fr) minmax(0, 1.1fr) auto auto;
    border-radius: ${theme.radius.pill};
  }
`;

const Pay = styled.div`
  grid-column: 1 / 3;

  ${media.desktop} {
    grid-column: auto;
  }
`;

const Segment = styled.button`
  ${segmentStyles}
  cursor: pointer;

  &:focus-visible {
    outline: none;
  }
`;

const Who = styled.div`
  position: relative;
  min-width: 0;
`;

/** Above its button, over the scene. */
const Panel = styled.fieldset`
  position: absolute;
  z-index: ${theme.layer.drop};
  bottom: calc(100% + ${theme.space.s12});
  right: 0;
  width: 26rem;
  max-width: calc(100vw - 2 * ${theme.space.gutter});
  padding: ${theme.space.s24};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
  box-shadow: ${theme.shadow.float};
`;

const Show = styled(ButtonLink)`
  min-height: 3.5rem;
  min-width: 11.5rem;
  border-radius: ${theme.radius.pill};
  font-variant-numeric: tabular-nums;
`;

const chosenOr = (text: string, unset: string) =>
  text === '' ? <strong data-unset>{unset}</strong> : <strong>{text}</strong>;

type SearchCapsuleProps = { draft: SearchDraft; onShow: () => void };

/** The search over the lower edge of the scene: where, when, who, how it is paid, and the results. */
export function SearchCapsule({ draft, onShow }: SearchCapsuleProps) {
  const { filter, change, to, label } = draft;
  const { dates } = filter;
  const when = useHistoryOverlay('when');
  const whenButton = useRef<HTMLButtonElement>(null);
  const who = useRef<HTMLDivElement>(null);
  const whoButton = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const [isWhoOpen, setIsWhoOpen] = useState(false);
  const closeWho = useCallback((reason: 'outside' | 'escape') => {
    setIsWhoOpen(false);
    if (reason === 'escape') whoButton.current?.focus();
  }, []);
  useDismiss(isWhoOpen, who, closeWho);
  const toWhen = useCallback(() => whenButton.current?.focus(), []);

  return (
    <Capsule aria-label="Stays">
      <WhereField filter={filter} onChange={change} onDone={toWhen} />
      <Segment
        ref={whenButton}
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={WhenDialog.preload}
        onFocus={WhenDialog.preload}
        onClick={when.open}
      >
        <small>When</small>
        {chosenOr(dates === null ? '' : whenText(dates), 'Any dates')}
      </Segment>
      <Who ref={who}>
        <Segment
          ref={whoButton}
          type="button"
          aria-expanded={isWhoOpen}
          aria-controls={isWhoOpen ? panelId : undefined}
          onClick={() => {
            setIsWhoOpen(!isWhoOpen);
          }}
        >
          <small>Who and unit</small>
          {chosenOr(whoText(filter), 'Anyone, any unit')}
        </Segment>
        {isWhoOpen && (
          <Panel id={panelId} aria-label="Who and unit">
            <WhoChoice filter={filter} onChange={change} />
          </Panel>
        )}
      </Who>
      <Pay>
        <VacationTypeSwitch
          value={filter.vacationType}
          onChange={(vacationType) => {
            change(paidBy(filter, vacationType));
          }}
        />
      </Pay>
      <Show to={to} onClick={onShow}>
        <span aria-live="polite">{label}</span>
      </Show>
      {when.isOpen && (
        <WhenDialog
          text="Only resorts with a unit free in every night are shown."
          anyLabel="Any dates"
          chooseLabel="Choose these dates"
          when={dates}
          onChoose={(next) => {
            change({ dates: next });
            when.close();
          }}
          onClose={when.close}
        />
      )}
    </Capsule>
  );
}
