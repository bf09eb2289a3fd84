import type { Firestore } from 'firebase-admin/firestore';
import { clubFirestore } from './kernel/firebase/app.ts';
import type { PaymentDependencies } from './payments/payment-gateway.ts';
import { sandboxGateway } from './payments/sandbox-gateway.ts';
import type { MailDependencies } from './mail/mailer.ts';
import { smtpMailer } from './mail/smtp-mailer.ts';
import type { PointsProgramme } from './points/points-programme.ts';
import { sandboxProgramme } from './points/sandbox-programme.ts';

/**
 * The replaceable services of the club. `index.ts` passes them to requests; triggers and schedules
 * load them. Tests pass others.
 */
export type Dependencies = PaymentDependencies &
  MailDependencies & { pointsProgramme: PointsProgramme };

/** The only place that names the club's payment gateway, points programme and mail server. */
export const dependenciesOf = (db: Firestore): Dependencies => ({
  db,
  gateway: sandboxGateway(db),
  pointsProgramme: sandboxProgramme,
  mailer: smtpMailer(process.env),
});

/** The dependencies of the club that this process serves. */
export const clubDependencies = (): Dependencies => dependenciesOf(clubFirestore());
