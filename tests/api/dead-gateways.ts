import type { Firestore } from 'firebase-admin/firestore';
import type { PaymentGateway } from '../../functions/src/payments/payment-gateway.ts';
import { sandboxGateway } from '../../functions/src/payments/sandbox-gateway.ts';

/** The sandbox with some of its calls replaced. */
export const gatewayWith =
  (change: (real: PaymentGateway) => Partial<PaymentGateway>) =>
  (db: Firestore): PaymentGateway => {
    const real = sandboxGateway(db);
    return { ...real, ...change(real) };
  };

/** What a gateway answers that cannot be reached. */
export const unreachable = (): Promise<never> => Promise.reject(new Error('The line is dead.'));

/** The request dies before the gateway hears of it. */
export const deadBeforeAuthorizing = gatewayWith(() => ({
  authorize: unreachable,
  find: unreachable,
}));
/** The gateway authorises, but nobody lives to hear it. */
export const deadAfterAuthorizing = gatewayWith((real) => ({
  authorize: async (...order) => {
    await real.authorize(...order);
    return unreachable();
  },
  find: unreachable,
}));
/** The answer of the gateway is lost, but it can be asked again. */
export const answerLost = gatewayWith((real) => ({
  authorize: async (...order) => {
    await real.authorize(...order);
    return unreachable();
  },
}));
export const deadBeforeCapture = gatewayWith(() => ({ capture: unreachable }));
export const deadBeforeRefund = gatewayWith(() => ({ refund: unreachable, void: unreachable }));
