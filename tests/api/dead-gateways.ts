import type { Dependencies } from '../../functions/src/dependencies.ts';
import type { PaymentGateway } from '../../functions/src/payments/payment-gateway.ts';
import { dependencies } from './api-client.ts';

/** The club's dependencies with some calls of its gateway replaced. */
export const withGateway = (
  change: (real: PaymentGateway) => Partial<PaymentGateway>,
): Dependencies => {
  const { gateway: real } = dependencies;
  return { ...dependencies, gateway: { ...real, ...change(real) } };
};

/** A gateway that cannot be reached. */
export const unreachable = (): Promise<never> =>
  Promise.reject(new Error('The connection is dead.'));

/** The request dies before the gateway hears of it. */
export const deadBeforeAuthorizing = withGateway(() => ({
  authorize: unreachable,
  find: unreachable,
}));
/** The gateway authorises, but the process dies before it hears so. */
export const deadAfterAuthorizing = withGateway((real) => ({
  authorize: async (...order) => {
    await real.authorize(...order);
    return unreachable();
  },
  find: unreachable,
}));
/** The response of the gateway is lost, but it can be read again. */
export const answerLost = withGateway((real) => ({
  authorize: async (...order) => {
    await real.authorize(...order);
    return unreachable();
  },
}));
export const deadBeforeCapture = withGateway(() => ({ capture: unreachable }));
export const deadBeforeRefund = withGateway(() => ({ refund: unreachable, void: unreachable }));
