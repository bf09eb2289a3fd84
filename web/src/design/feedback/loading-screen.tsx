import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { Spinner } from './spinner.tsx';

// As high as the screen also in the flow of the page, so that nothing moves when what is awaited comes.
const Place = styled.output`
  display: block;
  min-height: 100svh;
`;

// Under the navigation bar, which stays at hand: data that never come are no reason to be locked in.
const Screen = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.sticky};
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space.s16};
  background: ${theme.colour.paper};
  color: ${theme.colour.lagoon};

  > span:last-child {
    color: ${theme.colour.soft};
  }
`;

/** The 'Loading...' screen (rules 1.18): it fills the screen. */
export function LoadingScreen() {
  return (
    <Place>
      <Screen>
        <Spinner size="2.25rem" />
        <span>Loading...</span>
      </Screen>
    </Place>
  );
}
