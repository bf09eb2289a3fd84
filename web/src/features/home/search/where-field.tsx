import { MAX_LOCATION_LENGTH, type ResortFilter } from '@club/domain/directory/resort-filter';
import { MapPin, X } from 'lucide-react';
import { lazy, Suspense, useCallback, useId, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../../../design/theme/theme.ts';
import { useDismiss } from '../../../design/actions/use-dismiss.ts';
import { controlStyles } from '../../../design/form/control-styles.ts';
import { segmentStyles } from './segment-styles.ts';
import { ANYWHERE, type Where, whereText } from './where.ts';
import type { WherePanelHandle, WherePanelState } from './where-panel.tsx';

const WherePanel = lazy(() => import('./where-panel.tsx'));
const preload = (): void => void import('./where-panel.tsx').catch(() => undefined);

const Wrapper = styled.div`
  position: relative;
  min-width: 0;
`;

const Segment = styled.div`
  ${segmentStyles}
  position: relative;
  height: 100%;
  cursor: text;

  > input {
    width: 100%;
    padding: 0 ${theme.space.s24} 0 0;
    border: 0;
    background: none;
    font: inherit;
    font-weight: 600;
    color: ${theme.colour.ink};
    text-overflow: ellipsis;

    &:focus {
      outline: none;
    }

    &::placeholder {
      color: ${theme.colour.soft};
      font-weight: 450;
      opacity: 1;
    }
  }
`;

/** The field of the sheet: a box with an icon. */
const Box = styled.div`
  position: relative;

  > svg {
    position: absolute;
    top: 50%;
    left: ${theme.space.s16};
    width: 1.15rem;
    transform: translateY(-50%);
    color: ${theme.colour.faint};
    stroke-width: 1.75;
    pointer-events: none;
  }

  > label {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  > input {
    ${controlStyles}
    padding-inline: 2.75rem;
    border-radius: ${theme.radius.pill};
  }
`;

const Clear = styled.button<{ $inPage: boolean }>`
  position: absolute;
  right: 0;
  ${({ $inPage }) =>
    $inPage
      ? css`
          top: 0;
          width: ${theme.target};
          height: 3rem;
        `
      : css`
          top: 50%;
          width: ${theme.target};
          height: ${theme.target};
          transform: translateY(-50%);
        `}
  display: grid;
  place-items: center;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.pill};
  background: none;
  color: ${theme.colour.soft};
  cursor: pointer;

  > svg {
    width: 1.1rem;
    height: 1.1rem;
    stroke-width: 1.75;
  }
`;

/** Above the field, over the scene. */
const Floating = styled.div`
  position: absolute;
  z-index: ${theme.layer.drop};
  bottom: calc(100% + ${theme.space.s12});
  left: 0;
  width: max(100%, 24rem);
  max-height: min(26rem, calc(74svh - 6rem));
  padding: ${theme.space.s8};
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
  box-shadow: ${theme.shadow.float};
`;

const InPage = styled.div`
  padding-top: ${theme.space.s12};
`;

type WhereFieldProps = {
  filter: ResortFilter;
  onChange: (where: Where) => void;
  /** An option was chosen, not only typed. */
  onDone: () => void;
  /** True in the sheet: the options are part of it, and always there. */
  inPage?: boolean | undefined;
};

/** Where to: a combobox of recent searches, parts of the world, places and resorts. */
export function WhereField({ filter, onChange, onDone, inPage = false }: WhereFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [panel, setPanel] = useState<WherePanelState | null>(null);
  const wrapper = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<WherePanelHandle>(null);
  const id = useId();
  const listId = `${id}-list`;
  const shown = typed ?? whereText(filter);
  const isShown = inPage || isOpen;

  const close = useCallback(() => {
    setIsOpen(false);
    setTyped(null);
  }, []);
  useDismiss(isOpen && !inPage, wrapper, close);

  const choose = (where: Where): void => {
    close();
    onChange(where);
    onDone();
  };
  const field = (
    <>
      <label htmlFor={id}>Where</label>
      <input
        ref={input}
        id={id}
        role="combobox"
        type="text"
        autoComplete="off"
        enterKeyHint="next"
        spellCheck={false}
        maxLength={MAX_LOCATION_LENGTH}
        placeholder="Anywhere"
        aria-autocomplete="list"
        aria-expanded={isShown && (panel?.expanded ?? false)}
        aria-controls={isShown && panel?.expanded === true ? listId : undefined}
        aria-activedescendant={isShown ? panel?.activeId : undefined}
        value={shown}
        onPointerEnter={preload}
        onFocus={(event) => {
          setIsOpen(true);
          event.target.select();
        }}
        onClick={() => {
          setIsOpen(true);
        }}
        onChange={(event) => {
          setIsOpen(true);
          setTyped(event.target.value);
          onChange({ ...ANYWHERE, location: event.target.value });
        }}
        onKeyDown={(event) => {
          if (isShown && keys.current?.onKey(event) === true) {
            event.preventDefault();
          } else if (event.key === 'ArrowDown') {
            setIsOpen(true);
          } else if (event.key === 'Enter') {
            event.preventDefault();
            close();
            onDone();
          }
        }}
      />
      {shown !== '' && (
        <Clear
          type="button"
          $inPage={inPage}
          aria-label="Anywhere"
          onClick={() => {
            setTyped(null);
            onChange(ANYWHERE);
            input.current?.focus();
          }}
        >
          <X aria-hidden />
        </Clear>
      )}
    </>
  );
  const options = isShown && (
    <Suspense fallback={null}>
      <WherePanel
        ref={keys}
        id={listId}
        typed={typed}
        filter={filter}
        onState={setPanel}
        onChoose={choose}
      />
    </Suspense>
  );
  return (
    <Wrapper ref={wrapper}>
      {inPage ? (
        <Box>
          <MapPin aria-hidden />
          {field}
        </Box>
      ) : (
        <Segment onClick={() => input.current?.focus()}>{field}</Segment>
      )}
      {options !== false && (inPage ? <InPage>{options}</InPage> : <Floating>{options}</Floating>)}
    </Wrapper>
  );
}
