import { PATHS } from '../../shared/routes/paths.ts';
import type { HelpTopic } from './help-entry.ts';
import { paragraph } from './help-entry.ts';
import { graceSentence, policyFacts } from './policy-text.ts';

export const STAY_ANSWERS: HelpTopic = {
  id: 'about-stays',
  title: 'Your stays',
  entries: [
    {
      id: 'trips',
      question: 'Where are my bookings?',
      keywords: 'trips dashboard receipt confirmation number print companions share link',
      answer: [
        paragraph(
          'Under Trips. Each stay has its dates, its price, how it was paid, who checks in, and a receipt to print.',
        ),
        paragraph(
          'A coming stay can be shared by a link: those who come along see where and when, not what it cost. You close the link there, too; it also closes with the stay.',
        ),
        { kind: 'link', to: PATHS.dashboardBookings, text: 'Go to Trips' },
      ],
    },
    {
      id: 'cancelling',
      question: 'What do I get back when I cancel?',
      keywords: 'cancel cancellation refund policy money back table days',
      answer: [
        paragraph(
          'It depends on how many days before check-in you cancel. A stay paid with points:',
        ),
        policyFacts('points'),
        paragraph(graceSentence('points')),
        paragraph('A stay paid by card:'),
        policyFacts('cash'),
        paragraph(graceSentence('cash')),
        paragraph(
          'The exact amount is shown before you confirm. If the club cancels, everything comes back. After a move the earliest check-in day that the stay ever had counts, and a day counts as long as it lasts anywhere on earth.',
        ),
        { kind: 'link', to: PATHS.dashboardBookings, text: 'Cancel a stay under Trips' },
      ],
    },
    {
      id: 'refunds',
      question: 'Where does my refund go?',
      keywords: 'refund card points account bank when arrive',
      answer: [
        paragraph(
          'Money goes back to the card that paid, at once from our side; a bank can take some days to show it. Points are in your account at once. Points that you had borrowed for the stay are repaid first.',
        ),
      ],
    },
    {
      id: 'changing',
      question: 'Can I move my stay to other dates or another unit?',
      keywords: 'change move dates unit difference price rebook modify',
      answer: [
        paragraph(
          'Yes, until the day before check-in, at the same resort. The new nights are secured before the old ones are released, and you see the difference before you confirm.',
        ),
        paragraph(
          'A dearer stay costs the difference. Of a cheaper one you get back as much of the difference as cancelling would give on that day.',
        ),
        { kind: 'link', to: PATHS.dashboardBookings, text: 'Change a stay under Trips' },
      ],
    },
  ],
};
