import { CircleAlert, CircleCheck, CircleHelp, Info, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { css, styled, keyframes } from 'styled-components';
import { media, PHONE_QUERY } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { useMediaQuery } from '../theme/use-media-query.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import { useDismissTimer } from './use-dismiss-timer.ts';
import { useModal } from './use-modal.ts';

const DIALOG_TONES = ['plain', 'info', 'good', 'warn', 'bad', 'question'] as const;
export type DialogTone = (typeof DIALOG_TONES)[number];

const DIALOG_SIZES = ['small', 'medium', 'large'] as const;
/** large: for a calendar; on phones it fills the screen. */
export type DialogSize = (typeof DIALOG_SIZES)[number];

const WIDTH = { small: '26rem', medium: '34rem', large: '52rem' } as const;

const TONE = {
  info: { Icon: Info, front: theme.colour.lagoon, back: theme.colour.lagoonTint },
  question: { Icon: CircleHelp, front: theme.colour.lagoon, back: theme.colour.lagoonTint },
  good: { Icon: CircleCheck, front: theme.colour.good, back: theme.colour.goodTint },
  warn: { Icon: TriangleAlert, front: theme.colour.warn, back: theme.colour.warnTint },
  bad: { Icon: CircleAlert, front: theme.colour.bad, back: theme.colour.badTint },
} as const;

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const dim = keyframes`
  from { opacity: 0; }
`;

/** The whole screen of a phone: its head and its buttons stay in view, the rest scrolls. */
const phoneSheetFrame = css`
  @media ${PHONE_QUERY} {
    inset: 0;
    width: 100%;
    height: 100dvh;
    max-height: none;
    margin: 0;
    border-radius: 0;
  }
`;

const Frame = styled.dialog<{ $size: DialogSize }>`
  width: min(${({ $size }) => WIDTH[$size]}, calc(100vw - 2 * ${theme.space.s16}));
  max-width: none;
  max-height: calc(100dvh - 2 * ${theme.space.s16});
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.card};
  overflow: auto;
  overscroll-behavior: contain;
  background: ${theme.colour.raised};
  box-shadow: ${theme.shadow.float};
  color: ${theme.colour.ink};
  animation: ${rise} ${theme.motion.normal} ${theme.motion.ease};

  &::backdrop {
    background: ${theme.colour.backdrop};
    animation: ${dim} ${theme.motion.normal} ${theme.motion.ease};
  }

  &:focus-visible {
    outline: none;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }

  ${({ $size }) => $size === 'large' && phoneSheetFrame}
`;

const Panel = styled.div<{ $size: DialogSize }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s20};
  --edge: ${theme.space.s20};
  padding: var(--edge);

  ${media.tablet} {
    --edge: ${theme.space.s24};
  }

  ${({ $size }) =>
    $size === 'large' &&
    css`
      @media ${PHONE_QUERY} {
        grid-template-rows: auto minmax(12rem, 1fr) auto;
        gap: ${theme.space.s12};
        height: 100%;

        > [data-modal-body] {
          margin-inline: calc(-1 * var(--edge));
          padding: ${theme.space.s4} var(--edge) ${theme.space.s12};
          overflow-y: auto;
          overscroll-behavior: contain;
        }
      }
    `}
`;

const Corner = styled.div`
  position: absolute;
  z-index: 1;
  top: ${theme.space.s12};
  right: ${theme.space.s12};
`;

const Head = styled.div<{ $room: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: ${theme.space.s8};
  padding-right: ${({ $room }) => ($room ? theme.space.s40 : 0)};
`;

const Mark = styled.div<{ $front: string; $back: string }>`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin-bottom: ${theme.space.s8};
  border-radius: ${theme.radius.pill};
  background: ${({ $back }) => $back};
  color: ${({ $front }) => $front};

  > svg {
    width: 1.5rem;
    height: 1.5rem;
    stroke-width: 1.75;
  }
`;

/** Sticks to the bottom edge while a tall dialog scrolls. */
const Actions = styled.div<{ $isLast: boolean }>`
  position: sticky;
  z-index: 1;
  bottom: 0;
  margin: 0 calc(-1 * var(--edge)) ${({ $isLast }) => ($isLast ? 'calc(-1 * var(--edge))' : 0)};
  padding: ${theme.space.s12} var(--edge)
    ${({ $isLast }) => ($isLast ? 'max(var(--edge), env(safe-area-inset-bottom))' : theme.space.s4)};
  background: ${theme.colour.raised};
  display: flex;
  flex-wrap: wrap-reverse;
  justify-content: flex-end;
  gap: ${theme.space.s12};

  /* Across the whole width on phones, where thumbs are. */
  > * {
    flex: 1 1 auto;
  }

  ${media.tablet} {
    > * {
      flex: none;
    }
  }
`;

const Footer = styled.div`
  padding-top: ${theme.space.s16};
  box-shadow: 0 -1px 0 ${theme.colour.line};
  font-size: ${theme.size.small};
  line-height: 1.5;
  color: ${theme.colour.soft};
`;

export type DialogProps = {
  open: boolean;
  title: ReactNode;
  /** Whom or what it is about, above the title. */
  subject?: ReactNode;
  /** The text below the title; describes the dialog to screen readers. */
  text?: ReactNode;
  /** Small print below a line. */
  footer?: ReactNode;
  tone?: DialogTone | undefined;
  size?: DialogSize | undefined;
  children?: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  onClose: () => void;
  /** Name of the close button in the corner; null leaves it out. */
  closeLabel?: string | null | undefined;
  /**
   * False: Escape and a press beside it do nothing, for instance while a form is being submitted.
   */
  dismissable?: boolean | undefined;
  /** Closes by itself after this time; the time stops while the pointer is on it. */
  closeAfterMs?: number | undefined;
  /** Interrupts the reader; read out as an alert. */
  alert?: boolean | undefined;
};

function OpenDialog({
  title,
  subject,
  text,
  footer,
  tone = 'plain',
  size = 'small',
  children,
  actions,
  onClose,
  closeLabel = 'Close',
  dismissable = true,
  closeAfterMs,
  alert = false,
}: Omit<DialogProps, 'open'>) {
  const modal = useModal(onClose, dismissable);
  const isPhone = useMediaQuery(PHONE_QUERY);
  // There is much to read before a choice is made, and no keyboard opens by itself.
  const startsAtHeading = size === 'large' && isPhone;
  const id = useId();
  const [hovered, setHovered] = useState(false);
  useDismissTimer(closeAfterMs ?? null, hovered, onClose);
  const mark = tone === 'plain' ? undefined : TONE[tone];
  const describedBy = [
    ...(subject === undefined ? [] : [`${id}-subject`]),
    ...(text === undefined ? [] : [`${id}-text`]),
  ].join(' ');
  return (
    <Frame
      {...modal}
      role={alert ? 'alertdialog' : undefined}
      aria-modal
      aria-labelledby={`${id}-title`}
      aria-describedby={describedBy === '' ? undefined : describedBy}
      $size={size}
    >
      {/* Not on the frame: its backdrop counts as the dialog, wherever the pointer is. */}
      <Panel
        $size={size}
        // Not on entering: the pointer may still be where it pressed to open this dialog.
        onPointerMove={() => {
          setHovered(true);
        }}
        onPointerLeave={() => {
          setHovered(false);
        }}
      >
        <Head $room={closeLabel !== null}>
          {mark !== undefined && (
            <Mark $front={mark.front} $back={mark.back}>
              <mark.Icon aria-hidden />
            </Mark>
          )}
          {subject !== undefined && (
            <Text as="div" $strong id={`${id}-subject`}>
              {subject}
            </Text>
          )}
          <Heading
            level={2}
            size="h3"
            id={`${id}-title`}
            tabIndex={startsAtHeading ? -1 : undefined}
            data-initial-focus={startsAtHeading || undefined}
          >
            {title}
          </Heading>
          {text !== undefined && (
            <Text as="div" $tone="soft" id={`${id}-text`}>
              {text}
            </Text>
          )}
        </Head>
        {children !== undefined && <div data-modal-body>{children}</div>}
        {actions !== undefined && <Actions $isLast={footer === undefined}>{actions}</Actions>}
        {footer !== undefined && <Footer>{footer}</Footer>}
        {closeLabel !== null && (
          <Corner>
            <IconButton label={closeLabel} icon={<X aria-hidden />} onClick={onClose} />
          </Corner>
        )}
      </Panel>
    </Frame>
  );
}

/** A modal dialog. It is in the page only while open, so its content starts fresh each time. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}
