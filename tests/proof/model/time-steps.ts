import * as fc from 'fast-check';
import { refundPayment } from '../../../functions/src/booking/pay/refund-payment.ts';
import { recountBookings } from '../../../functions/src/totals/recount-bookings.ts';
import { serveWaitlist } from '../../../functions/src/waitlist/serve-waitlist.ts';
import { completeWork } from '../../../functions/src/maintenance/complete-work.ts';
import { bookingsOf } from './acts.ts';
import { db, dependencies } from './stage.ts';
import type { Step } from './story.ts';
import { act } from './story.ts';

const waitStep = (seconds: number): Step => ({
  name: `wait ${seconds} s`,
  run: async (_memory, stage) => {
    stage.nowMs += seconds * 1000;
  },
});

/** I11: events come again, and in any order. */
export const eventsComeAgain: Step = {
  name: 'events come again',
  run: async (_memory, stage, fault) => {
    const flow = { ...dependencies, context: { nowMs: Date.now(), actor: 'system' } };
    const work = stage.people.flatMap((person) => async () => {
      for (const booking of await bookingsOf(person)) {
        await refundPayment(flow, booking.paymentId ?? booking._id);
      }
    });
    const queues = stage.resorts.map(({ id }) => async () => {
      await serveWaitlist(db, id, stage.nowMs);
    });
    await act(fault, () =>
      Promise.all([...work, ...queues, () => recountBookings(db)].map((one) => one())),
    );
  },
};

/** What the schedules do about work that was left open. */
export const recovery: Step = {
  name: 'recover',
  run: async (_memory, stage, fault) => {
    await act(fault, () => completeWork(dependencies, stage.nowMs));
  },
};

export const anyWait = fc
  .oneof(
    fc.integer({ min: 1, max: 600 }),
    fc.constantFrom(480, 481, 86_400),
    fc.integer({ min: 600, max: 400_000 }),
  )
  .map(waitStep);
