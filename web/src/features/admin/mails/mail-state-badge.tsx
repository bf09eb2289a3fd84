import type { MailState } from '@club/domain/mail/mail';
import { MAIL_STATE_LABELS } from '@club/domain/mail/mail';
import { Badge, type BadgeTone } from '../../../design/data/badge.tsx';

const TONES: Record<MailState, BadgeTone> = {
  waiting: 'warn',
  sending: 'plain',
  sent: 'good',
  failed: 'bad',
  outdated: 'plain',
};

/** The state of a mail as a coloured label. */
export function MailStateBadge({ state }: { state: MailState }) {
  return <Badge tone={TONES[state]}>{MAIL_STATE_LABELS[state]}</Badge>;
}
