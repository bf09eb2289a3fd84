import { WifiOff } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { useOnline } from './use-online.ts';

/** Always in the page, because a live region must be there before its text. */
const Region = styled.output`
  display: block;

  > span {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${theme.space.s8};
    padding: ${theme.space.s8} ${theme.space.s16};
    background: ${theme.colour.warnTint};
    font-size: ${theme.size.small};
    font-weight: 550;
    color: ${theme.colour.ink};
  }

  svg {
    flex: none;
    width: 1.15rem;
    height: 1.15rem;
    color: ${theme.colour.warn};
    stroke-width: 1.75;
  }
`;

type OfflineBannerProps = {
  /** For instance 'You are offline. What you see may be out of date.' */
  text: string;
};

/** A banner on top of the app while there is no network. */
export function OfflineBanner({ text }: OfflineBannerProps) {
  const online = useOnline();
  return (
    <Region>
      {!online && (
        <span>
          <WifiOff aria-hidden />
          {text}
        </span>
      )}
    </Region>
  );
}
