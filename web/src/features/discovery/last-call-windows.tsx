import type { LastCallWindow } from '@club/domain/availability/last-call-window';
import { LAST_CALL_WINDOWS } from '@club/domain/availability/last-call-window';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { Chip } from '../../design/actions/chip.tsx';
import { WithoutScript } from '../../kernel/live/without-script.tsx';
import { Row } from '../../design/layout/stack.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { Text } from '../../design/text/text.tsx';

const Group = styled.fieldset`
  > legend {
    margin-bottom: ${theme.space.s12};
  }
`;

const labelOf = (window: LastCallWindow): string =>
  window === 'later' ? 'Later' : `Next ${window} days`;

type LastCallWindowsProps = {
  /** Null while the filter has dates instead. */
  value: LastCallWindow | null;
  onChange: (window: LastCallWindow) => void;
  /** The address of the list with another window. */
  addressOf: (window: LastCallWindow) => string;
};

/** When the stay begins: a press takes effect at once. */
export function LastCallWindows({ value, onChange, addressOf }: LastCallWindowsProps) {
  return (
    <Group>
      <Text as="legend" $size="small" $strong>
        Check in
      </Text>
      <WithoutScript>
        <Row $gap="s16">
          {LAST_CALL_WINDOWS.map((window) => (
            <TextLink
              key={window}
              to={addressOf(window)}
              aria-current={window === value ? 'true' : undefined}
            >
              {labelOf(window)}
            </TextLink>
          ))}
        </Row>
      </WithoutScript>
      <Row $gap="s8" data-without-script="hide">
        {LAST_CALL_WINDOWS.map((window) => (
          <Chip
            key={window}
            on={window === value}
            onClick={() => {
              onChange(window);
            }}
          >
            {labelOf(window)}
          </Chip>
        ))}
      </Row>
    </Group>
  );
}
