import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { theme } from '../../../design/theme/theme.ts';
import { Button } from '../../../design/actions/button.tsx';
import { Text } from '../../../design/text/text.tsx';

/** At the bottom edge of the screen while the form is visible. */
const Bar = styled.div`
  position: sticky;
  z-index: ${theme.layer.sticky};
  bottom: ${theme.bottomRoom};
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s8} ${theme.space.s16};
  align-items: center;
  padding-block: ${theme.space.s12} max(${theme.space.s12}, env(safe-area-inset-bottom));
  background: ${theme.colour.paper};
  box-shadow: 0 -1px 0 ${theme.colour.line};
`;

type SaveBarProps = { label: string; isChanged: boolean; onDiscard: () => void };

/** The save button, always in the same place, and whether there are unsaved changes. */
export function SaveBar({ label, isChanged, onDiscard }: SaveBarProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Bar>
      <Button type="submit" busy={isSubmitting} busyLabel="Saving...">
        {label}
      </Button>
      {isChanged && !isSubmitting && (
        <>
          <Button variant="link" size="small" onClick={onDiscard}>
            Discard changes
          </Button>
          <Text as="span" $size="small" $tone="soft">
            A draft is kept in this browser.
          </Text>
        </>
      )}
    </Bar>
  );
}
