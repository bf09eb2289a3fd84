import type { Firestore } from 'firebase-admin/firestore';
import { clubFirestore } from './kernel/firebase/app.ts';
import type { PaymentDependencies } from './payments/payment-gateway.ts';
import { sandboxGateway } from './payments/sandbox-gateway.ts';
import type { PointsProgramme } from './points/points-programme.ts';
import { sandboxProgramme } from './points/sandbox-programme.ts';

/**
 * What the club works with and could exchange. Whoever needs some of it is handed it: requests by
 * `index.ts`, triggers and schedules by themselves. A test hands over others.
 */
export type Dependencies = PaymentDependencies & { pointsProgramme: PointsProgramme };

/** The only place that says which payment gateway and which points programme the club has. */
export const dependenciesOf = (db: Firestore): Dependencies => ({
  db,
  gateway: sandboxGateway(db),
  pointsProgramme: sandboxProgramme,
});

/** The dependencies of the club that this process serves. */
export const clubDependencies = (): Dependencies => dependenciesOf(clubFirestore());
