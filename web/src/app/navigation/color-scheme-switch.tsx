import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { COLOR_SCHEME_CHOICES } from '../../design/theme/color-scheme.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { useColorScheme } from '../../design/theme/use-color-scheme.ts';
import { visuallyHidden } from '../../design/text/visually-hidden.tsx';

const CHOICES = {
  system: { label: 'Match the system', Icon: Monitor },
  light: { label: 'Light', Icon: Sun },
  dark: { label: 'Dark', Icon: Moon },
} as const;

const Group = styled.fieldset`
  display: inline-flex;
  gap: ${theme.space.s2};
  padding: ${theme.space.s2};
  border-radius: ${theme.radius.pill};
  background: color-mix(in srgb, ${theme.colour.ink} 6%, transparent);

  > legend {
    ${visuallyHidden}
  }
`;

const Choice = styled.label`
  display: grid;
  place-items: center;
  width: ${theme.target};
  height: ${theme.target};
  border-radius: ${theme.radius.pill};
  color: ${theme.colour.soft};
  cursor: pointer;

  > input {
    ${visuallyHidden}
  }

  > svg {
    width: 1.1rem;
    height: 1.1rem;
    stroke-width: 1.75;
  }

  ${media.tablet} {
    height: 2.25rem;
  }

  &:has(:checked) {
    background: ${theme.colour.raised};
    color: ${theme.colour.ink};
    box-shadow: 0 1px 3px rgb(9 18 21 / 0.16);
  }

  &:has(:focus-visible) {
    outline: 2px solid ${theme.colour.lagoon};
    outline-offset: 2px;
  }
`;

/** Chooses between light, dark and the system's colours. */
export function ColorSchemeSwitch() {
  const [chosen, choose] = useColorScheme();
  const name = useId();
  return (
    <Group data-without-script="hide">
      <legend>Colors</legend>
      {COLOR_SCHEME_CHOICES.map((choice) => {
        const { label, Icon } = CHOICES[choice];
        return (
          <Choice key={choice} title={label}>
            <input
              type="radio"
              name={name}
              aria-label={label}
              checked={choice === chosen}
              onChange={() => {
                choose(choice);
              }}
            />
            <Icon aria-hidden />
          </Choice>
        );
      })}
    </Group>
  );
}
