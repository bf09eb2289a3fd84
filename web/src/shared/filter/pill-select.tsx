import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { type SelectOption, SelectOptions } from '../../design/form/select-input.tsx';
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx';
import { pillStyles } from './pill-styles.ts';

const Wrapper = styled.div`
  position: relative;
  display: inline-grid;
  grid-template-columns: minmax(0, auto);
  max-width: 100%;

  > svg {
    position: absolute;
    right: ${theme.space.s12};
    top: 50%;
    width: 1rem;
    height: 1rem;
    transform: translateY(-50%);
    pointer-events: none;
  }

  &[data-icon] > svg:first-of-type {
    display: none;
    right: auto;
    left: ${theme.space.s12};

    ${media.tablet} {
      display: block;
    }
  }
`;

/** On phones without the icon, whose room the text needs. */
const Control = styled.select<{ $hasIcon: boolean }>`
  ${pillStyles}
  appearance: none;
  text-overflow: ellipsis;

  && {
    padding-right: ${theme.space.s32};
  }

  ${media.tablet} {
    padding-left: ${({ $hasIcon }) => ($hasIcon ? theme.space.s32 : theme.space.s16)};
  }
`;

type PillSelectProps = {
  /** For screen readers; everyone else reads the chosen option. */
  label: string;
  value: string;
  options: readonly SelectOption[];
  /** Active: another than the first option is chosen. */
  on: boolean;
  icon?: ReactNode;
  onChange: (value: string) => void;
};

/** A select as a pill that is readable by itself: 'Sleeps 4+', 'Any unit'. */
export function PillSelect({ label, value, options, on, icon, onChange }: PillSelectProps) {
  const id = useId();
  return (
    <Wrapper data-icon={icon === undefined ? undefined : true}>
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      {icon}
      <Control
        id={id}
        value={value}
        data-on={on || undefined}
        $hasIcon={icon !== undefined}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        <SelectOptions options={options} />
      </Control>
      <ChevronDown aria-hidden />
    </Wrapper>
  );
}
