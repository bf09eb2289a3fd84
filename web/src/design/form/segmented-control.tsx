import { useId } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { hiddenRadioStyles } from './hidden-radio-styles.ts';

const Track = styled.fieldset`
  display: inline-flex;
  padding: 0;
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.sunken};
  box-shadow: inset 0 0 0 1px color-mix(in srgb, ${theme.colour.control} 60%, transparent);
`;

const Segment = styled.label`
  ${hiddenRadioStyles}
  display: grid;
  place-items: center;
  min-width: 4.5rem;
  min-height: ${theme.target};
  padding-inline: ${theme.space.s16};
  border-radius: ${theme.radius.pill};
  font-size: ${theme.size.small};
  font-weight: 550;
  line-height: 1.2;
  color: ${theme.colour.soft};

  ${media.hover} {
    &:hover {
      color: ${theme.colour.ink};
    }
  }

  &:has(:checked) {
    background: ${theme.colour.ink};
    color: ${theme.colour.paper};
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;

type SegmentedControlProps<Value extends string> = {
  /** For screen readers; everyone else reads the options. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** One of two or three options that are all in view; a press takes effect at once. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  options,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <Track aria-label={label}>
      {options.map((option) => (
        <Segment key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => {
              onChange(option.value);
            }}
          />
          {option.label}
        </Segment>
      ))}
    </Track>
  );
}
