import { styled } from 'styled-components';
import { ROOT_MARKS, useRootMark } from '../layout/root-marks.ts';
import { theme } from '../theme/theme.ts';
import { Spinner } from './spinner.tsx';

// As high as the screen even inside a page, so that nothing moves when the data arrive.
const Wrapper = styled.output`
  display: block;
  min-height: 100svh;
`;

// Below the navigation bar, which stays usable when the data never arrive.
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
  useRootMark(ROOT_MARKS.loadingScreen);
  return (
    <Wrapper>
      <Screen>
        <Spinner size="2.25rem" />
        <span>Loading...</span>
      </Screen>
    </Wrapper>
  );
}
