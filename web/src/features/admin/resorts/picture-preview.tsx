import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../design/theme/theme.ts';
import { Spinner } from '../../../design/feedback/spinner.tsx';

/** Size of the small picture, 4:3. */
const SMALL = { width: 96, height: 72 } as const;

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.s12};
  align-items: center;
`;

const Frame = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: ${SMALL.width}px;
  height: ${SMALL.height}px;
  border-radius: ${theme.radius.control};
  overflow: hidden;
  background: ${theme.colour.sunken};
  color: ${theme.colour.soft};

  > svg {
    width: 1.5rem;
    height: 1.5rem;
    stroke-width: 1.75;
  }

  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Status = styled.output<{ $bad: boolean }>`
  font-size: ${theme.size.small};
  line-height: 1.45;
  color: ${({ $bad }) => ($bad ? theme.colour.warn : theme.colour.soft)};
`;

type Outcome =
  | { kind: 'loading' }
  | { kind: 'loaded'; width: number; height: number }
  | { kind: 'failed' };

const statusText = (outcome: Outcome): string => {
  switch (outcome.kind) {
    case 'loading':
      return 'The picture is loading.';
    case 'loaded':
      return outcome.width === 0
        ? 'The picture loads.'
        : `The picture loads: ${outcome.width} × ${outcome.height} pixels.`;
    case 'failed':
      return 'This picture could not be loaded. You can save it all the same; until it loads, a drawn scene is shown instead.';
  }
};

/** Loads a picture in this browser: shows it small, and says whether it loads. */
export function PicturePreview({ src }: { src: string }) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'loading' });
  return (
    <Line>
      <Frame>
        {outcome.kind === 'loading' && <Spinner size="1.25rem" />}
        {outcome.kind === 'failed' ? (
          <ImageOff aria-hidden />
        ) : (
          <img
            src={src}
            alt=""
            width={SMALL.width}
            height={SMALL.height}
            decoding="async"
            referrerPolicy="no-referrer"
            onLoad={({ currentTarget }) => {
              const { naturalWidth: width, naturalHeight: height } = currentTarget;
              setOutcome({ kind: 'loaded', width, height });
            }}
            onError={() => {
              setOutcome({ kind: 'failed' });
            }}
          />
        )}
      </Frame>
      <Status $bad={outcome.kind === 'failed'}>{statusText(outcome)}</Status>
    </Line>
  );
}
