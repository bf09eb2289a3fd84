import { useNavigation } from 'react-router-dom';
import { styled } from 'styled-components';
import { keyframe } from '../../design/theme/keyframes.ts';
import { theme } from '../../design/theme/theme.ts';

const Line = styled.div`
  position: fixed;
  z-index: ${theme.layer.bar};
  top: 0;
  left: 0;
  right: 0;
  height: 2px;
  overflow: hidden;

  > span {
    display: block;
    width: 40%;
    height: 100%;
    background: ${theme.colour.lagoon};
    /* Shows only when loading takes long. */
    animation: ${keyframe('passBy')} 1100ms linear 200ms infinite backwards;
  }
`;

/** A thin moving line while the next page loads. */
export function PendingLine() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <Line aria-hidden>
      <span />
    </Line>
  );
}
