import { CircleAlert, CircleCheck, CircleHelp, Info, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { PHONE_QUERY } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { useMediaQuery } from '../theme/use-media-query.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import {
  Actions,
  Corner,
  type DialogSize,
  Footer,
  Frame,
  Head,
  Mark,
  Panel,
} from './dialog-styles.ts';
import { useDismissTimer } from './use-dismiss-timer.ts';
import { useModal } from './use-modal.ts';

const DIALOG_TONES = ['plain', 'info', 'good', 'warn', 'bad', 'question'] as const;
export type DialogTone = (typeof DIALOG_TONES)[number];

const TONE = {
  info: { Icon: Info, front: theme.colour.lagoon, back: theme.colour.lagoonTint },
  question: { Icon: CircleHelp, front: theme.colour.lagoon, back: theme.colour.lagoonTint },
  good: { Icon: CircleCheck, front: theme.colour.good, back: theme.colour.goodTint },
  warn: { Icon: TriangleAlert, front: theme.colour.warn, back: theme.colour.warnTint },
  bad: { Icon: CircleAlert, front: theme.colour.bad, back: theme.colour.badTint },
} as const;

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
