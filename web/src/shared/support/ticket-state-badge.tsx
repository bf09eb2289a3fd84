import type { TicketState } from '@club/domain/support/ticket';
import { TICKET_STATE_LABELS } from '@club/domain/support/ticket';
import { Badge, type BadgeTone } from '../../design/data/badge.tsx';

const TONES: Record<TicketState, BadgeTone> = { open: 'warn', answered: 'good', closed: 'plain' };

/** The state of a ticket as a coloured label. */
export function TicketStateBadge({ state }: { state: TicketState }) {
  return <Badge tone={TONES[state]}>{TICKET_STATE_LABELS[state]}</Badge>;
}
