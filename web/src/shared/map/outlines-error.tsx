import { styled } from 'styled-components';
import { Button } from '../../design/actions/button.tsx';
import { theme } from '../../design/theme/theme.ts';

const Notice = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space.s12};
  padding: 0 ${theme.space.s16};
  border-radius: ${theme.radius.control};
  background: ${theme.colour.raised};
  box-shadow: ${theme.shadow.float};
  font-size: ${theme.size.small};
`;

/** Says that the outlines of the map are missing. */
export function OutlinesError({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice role="alert">
      The countries could not be loaded.
      <Button variant="link" onClick={onRetry}>
        Retry
      </Button>
    </Notice>
  );
}
