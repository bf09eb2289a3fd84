import { formatPoints } from '../../formats/reader-formats.ts';
import { BORROW_LIMIT_POINTS, DEPOSIT_LIMIT_POINTS } from '@club/domain/points/account';
import { BATCH_YEARS, RETURNED_DAYS } from '@club/domain/points/batches';
import { POINTS_PER_NIGHT, WEEKEND_SURCHARGE_POINTS } from '@club/domain/pricing/points-price';
import { UNIT_TYPES, unitTypeLabel } from '@club/domain/pricing/unit-type';
import { PATHS } from '../../shared/routes/paths.ts';
import type { HelpTopic } from './help-entry.ts';
import { paragraph } from './help-entry.ts';

export const POINTS_ANSWERS: HelpTopic = {
  id: 'about-points',
  title: 'Points',
  entries: [
    {
      id: 'points-price',
      question: 'What does a stay cost in points?',
      keywords: 'price night weekend surcharge Saturday Sunday how many',
      answer: [
        {
          kind: 'facts',
          rows: UNIT_TYPES.map((unitType) => ({
            label: unitTypeLabel(unitType),
            value: `${formatPoints(POINTS_PER_NIGHT[unitType])} a night`,
          })),
        },
        paragraph(
          `Each night that begins on a Saturday or Sunday takes ${formatPoints(WEEKEND_SURCHARGE_POINTS)} more. There is nothing else: no tax and no fee on points.`,
        ),
      ],
    },
    {
      id: 'depositing',
      question: 'How do I get points?',
      keywords: 'deposit zero balance add new member use year',
      answer: [
        paragraph(
          `Deposit them on your Points page, up to ${formatPoints(DEPOSIT_LIMIT_POINTS)} in a use year, which is the calendar year. They are in your account at once.`,
        ),
        paragraph('What you have borrowed is repaid first; the rest is yours to spend.'),
        { kind: 'link', to: PATHS.points, text: 'Deposit points' },
      ],
    },
    {
      id: 'points',
      question: 'How long do my points last?',
      keywords: 'expire expiry batch batches years end validity where are my points balance',
      answer: [
        paragraph(
          `${BATCH_YEARS} years. All points of one day are a batch with a last day of its own, and a stay always takes the points that end first.`,
        ),
        paragraph(
          `Points that come back from a stay keep their last day, but you have at least ${RETURNED_DAYS} days to use them. Your Points page shows the balance, what ends next and every movement.`,
        ),
        { kind: 'link', to: PATHS.points, text: 'See your points' },
      ],
    },
    {
      id: 'borrowing',
      question: 'Can I book without enough points?',
      keywords: 'borrow borrowing next use year debt missing shortfall zero',
      answer: [
        paragraph(
          `Yes. What a stay takes beyond your balance is borrowed from your next use year, up to ${formatPoints(BORROW_LIMIT_POINTS)} in all. It is shown before you confirm, and borrowing costs nothing.`,
        ),
        paragraph(
          'Your next deposits repay it first. If you cancel, what you borrowed is repaid first.',
        ),
      ],
    },
  ],
};
