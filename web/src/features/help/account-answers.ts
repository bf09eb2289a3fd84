import { PATHS } from '../../shared/routes/paths.ts';
import type { HelpTopic } from './help-entry.ts';
import { paragraph } from './help-entry.ts';

export const ACCOUNT_ANSWERS: HelpTopic = {
  id: 'about-account',
  title: 'Your account',
  entries: [
    {
      id: 'card',
      question: 'What happens to my card details?',
      keywords: 'card number cvv security payment safe stored token credit',
      answer: [
        paragraph(
          'Number and security code are checked in your browser and exchanged for a token there. They never reach our database. A booking keeps the brand, the last four digits and the expiry date.',
        ),
        { kind: 'link', to: PATHS.privacy, text: 'What we keep, and what not' },
      ],
    },
    {
      id: 'password',
      question: 'I cannot sign in.',
      keywords: 'password forgot reset login google email sign in locked',
      answer: [
        paragraph(
          'Ask for a link to set a new password. If you registered with Google, use “Login with Google” instead.',
        ),
        { kind: 'link', to: PATHS.forgotPassword, text: 'Set a new password' },
      ],
    },
    {
      id: 'my-data',
      question: 'How do I get or delete my data?',
      keywords: 'privacy gdpr download export erase delete close account leave',
      answer: [
        paragraph(
          'Under “Data & privacy” you can download everything the club knows about you, and delete your account yourself. Coming stays are cancelled then, and refunded as the policy says.',
        ),
        { kind: 'link', to: PATHS.accountData, text: 'Data & privacy' },
      ],
    },
  ],
};
