import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { keyframe } from '../theme/keyframes.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { Heading } from '../text/heading.tsx';
import { useModal } from './use-modal.ts';

const Frame = styled.dialog<{ $tall: boolean }>`
  position: fixed;
  inset: auto 0 0;
  width: 100%;
  max-width: none;
  height: ${({ $tall }) => ($tall ? 'calc(100dvh - 2rem)' : 'auto')};
  max-height: calc(100dvh - 2rem);
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.card} ${theme.radius.card} 0 0;
  overflow: hidden;
  background: ${theme.colour.paper};
  box-shadow: ${theme.shadow.float};
  color: ${theme.colour.ink};
  animation: ${keyframe('slideUp')} ${theme.motion.slow} ${theme.motion.ease};

  &::backdrop {
    background: ${theme.colour.backdrop};
    animation: ${keyframe('fadeIn')} ${theme.motion.slow} ${theme.motion.ease};
  }

  &:focus-visible {
    outline: none;
  }

  ${media.tablet} {
    inset: 0 0 0 auto;
    width: 30rem;
    max-width: calc(100vw - 4rem);
    height: 100dvh;
    max-height: none;
    border-radius: ${theme.radius.card} 0 0 ${theme.radius.card};
    animation-name: ${keyframe('slideIn')};
  }
`;

const Panel = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  height: 100%;
  max-height: inherit;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s16};
  padding: ${theme.space.s12} ${theme.space.s12} ${theme.space.s12} ${theme.space.s24};
`;

const Body = styled.div`
  padding: ${theme.space.s8} ${theme.space.s24} ${theme.space.s24};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Foot = styled.div`
  padding: ${theme.space.s16} ${theme.space.s24}
    max(${theme.space.s16}, env(safe-area-inset-bottom));
  box-shadow: 0 -1px 0 ${theme.colour.line};
`;

type SheetProps = {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  /** Sticks to the bottom while the content scrolls: usually one wide button. */
  footer?: ReactNode;
  onClose: () => void;
  /** On phones nearly as high as the screen, whatever the content. */
  tall?: boolean | undefined;
};

function OpenSheet({ title, children, footer, onClose, tall = false }: Omit<SheetProps, 'open'>) {
  const modal = useModal(onClose, true);
  const titleId = useId();
  return (
    <Frame {...modal} aria-modal aria-labelledby={titleId} $tall={tall}>
      <Panel>
        <Head>
          <Heading level={2} size="h4" id={titleId}>
            {title}
          </Heading>
          <IconButton label="Close" icon={<X aria-hidden />} onClick={onClose} />
        </Head>
        <Body data-modal-body>{children}</Body>
        {footer !== undefined && <Foot>{footer}</Foot>}
      </Panel>
    </Frame>
  );
}

/**
 * A modal panel: from below on phones, from the side on larger screens. Menus, filters, details.
 */
export function Sheet({ open, ...rest }: SheetProps) {
  return open ? <OpenSheet {...rest} /> : null;
}
