import { randomUUID } from 'node:crypto';
import { describePaymentGateway } from '../../functions/src/payments/payment-gateway.contract.ts';
import { sandboxGateway } from '../../functions/src/payments/sandbox-gateway.ts';
import { db } from './api-client.ts';

const EXPIRY = { month: 12, year: 2031 };

describePaymentGateway('sandbox', () => {
  const gateway = sandboxGateway(db);
  return {
    gateway,
    newKey: () => `contract-${randomUUID()}`,
    approved: gateway.tokenize('4242424242424242', EXPIRY),
    otherApproved: gateway.tokenize('5555555555554444', EXPIRY),
    declined: gateway.tokenize('4000000000000002', EXPIRY),
  };
});
