import type { ResortFilter } from '@club/domain/directory/resort-filter';
import { MAX_LOCATION_LENGTH } from '@club/domain/directory/filter-limits';
import { MapPin } from 'lucide-react';
import { useCallback, useDeferredValue, useId, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../design/theme/theme.ts';
import { controlStyles } from '../../../design/form/control-styles.ts';
import { ClearButton } from '../../../shared/search/clear-button.tsx';
import { useCombobox } from '../../../shared/search/use-combobox.ts';
import { segmentStyles } from './segment-styles.ts';
import { lazyPart } from '../../../shared/page/lazy-part.tsx';
import { ANYWHERE, placeText, whereText } from './where.ts';

const WherePanel = lazyPart(() => import('./where-panel.tsx'));
/** Preloads the code of the options. */
export const preloadWhere = WherePanel.preload;

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

type WhereFieldProps = {
  filter: ResortFilter;
  /** Must be stable, so that options with the same content are not rendered again. */
  onChange: (where: Partial<ResortFilter>) => void;
  /** An option was chosen, not only typed. Must be stable, too. */
  onDone: () => void;
  /** True in the sheet: the options are part of it, and always there. */
  inPage?: boolean | undefined;
};

/** Where to: a combobox of recent searches, parts of the world, places and resorts. */
export function WhereField({ filter, onChange, onDone, inPage = false }: WhereFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const forgetTyped = useCallback(() => {
    setTyped(null);
  }, []);
  const { container, open, close, focus, ...combobox } = useCombobox({
    alwaysOpen: inPage,
    onClose: forgetTyped,
  });
  const id = useId();
  const shown = typed ?? whereText(filter);
  // Typed text shows at once; the options follow in slices that give way to the next key.
  const followed = {
    text: useDeferredValue(typed?.trim() ?? ''),
    filter: useDeferredValue(filter),
  };

  const choose = useCallback(
    (where: Partial<ResortFilter>): void => {
      close();
      onChange(where);
      onDone();
    },
    [close, onChange, onDone],
  );
  const field = (
    <>
      <label htmlFor={id}>Where</label>
      <input
        {...combobox.fieldProps}
        id={id}
        enterKeyHint="next"
        maxLength={MAX_LOCATION_LENGTH}
        placeholder="Anywhere"
        value={shown}
        onPointerEnter={preloadWhere}
        onFocus={(event) => {
          open();
          event.target.select();
        }}
        onChange={(event) => {
          open();
          setTyped(event.target.value);
          onChange({ ...ANYWHERE, location: event.target.value });
        }}
        onKeyDown={(event) => {
          if (combobox.takesKey(event) || event.key !== 'Enter') return;
          event.preventDefault();
          close();
          onDone();
        }}
      />
      <ClearButton
        label="Anywhere"
        isShown={shown !== ''}
        onClear={() => {
          setTyped(null);
          onChange(placeText(filter) === '' ? { amenities: [] } : ANYWHERE);
          focus();
        }}
      />
    </>
  );
  return (
    <Wrapper ref={container}>
      {inPage ? (
        <Box>
          <MapPin aria-hidden />
          {field}
        </Box>
      ) : (
        <Segment onClick={focus}>{field}</Segment>
      )}
      {combobox.isShown && (
        <WherePanel
          {...combobox.listProps}
          place={inPage ? 'inPage' : 'above'}
          {...followed}
          onChoose={choose}
        />
      )}
    </Wrapper>
  );
}
