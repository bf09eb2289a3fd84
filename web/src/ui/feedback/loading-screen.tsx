import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Spinner } from './spinner.tsx';

const Screen = styled.output<{ $full: boolean }>`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space.s16};
  min-height: ${({ $full }) => ($full ? '100svh' : '60svh')};
  color: ${theme.colour.lagoon};

  > span:last-child {
    color: ${theme.colour.soft};
  }
`;

type LoadingScreenProps = {
  /** False: fills the place of a page below the bar instead of the whole screen. */
  fullScreen?: boolean | undefined;
};

/** The 'Loading...' screen of S§2. */
export function LoadingScreen({ fullScreen = true }: LoadingScreenProps) {
  return (
    <Screen $full={fullScreen}>
      <Spinner size="2.25rem" />
      <span>Loading...</span>
    </Screen>
  );
}
