import type { Output } from '@club/domain/api/contract';
import { MOST_FINISHED, WORK_KINDS } from '@club/domain/api/operations/maintenance';
import type { CompletedWork, WorkKind } from '@club/domain/api/operations/maintenance';
import { formatCount } from '../../../formats/reader-formats.ts';

type Phrases = { one: string; many: string };

const WORK_LABELS: Record<WorkKind, Phrases> = {
  'expired-holds': { one: 'hold released', many: 'holds released' },
  'settled-payments': { one: 'payment settled', many: 'payments settled' },
  refunds: { one: 'refund given', many: 'refunds given' },
  'settled-changes': { one: 'change of a stay settled', many: 'changes of stays settled' },
  'completed-stays': { one: 'stay completed', many: 'stays completed' },
  'expired-points': {
    one: 'account relieved of expired points',
    many: 'accounts relieved of expired points',
  },
  reminders: { one: 'reminder written', many: 'reminders written' },
  mails: { one: 'mail sent', many: 'mails sent' },
  'waitlist-offers': { one: 'waitlist offer made', many: 'waitlist offers made' },
  'account-deletions': { one: 'closed account deleted', many: 'closed accounts deleted' },
};

/** What was finished, one phrase for each kind: '3 holds released'. Empty when nothing was. */
export const finishedPhrases = (finished: CompletedWork): string[] =>
  WORK_KINDS.filter((kind) => finished[kind] > 0).map((kind) => {
    const count = finished[kind];
    const { one, many } = WORK_LABELS[kind];
    return `${formatCount(count)} ${count === 1 ? one : many}`;
  });

/** What a run could not finish; null when nothing is left. */
export const remainderText = ({ finished, failed }: Output<'completeWork'>): string | null => {
  if (failed > 0) {
    const what = failed === 1 ? '1 thing' : `${formatCount(failed)} things`;
    return `${what} could not be finished just now. The log says why; it is tried again every minute.`;
  }
  return WORK_KINDS.some((kind) => finished[kind] >= MOST_FINISHED)
    ? 'There may be more: press again to continue.'
    : null;
};
