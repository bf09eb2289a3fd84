import { sandboxCardSchema } from '../../booking/sandbox-card.schema.ts';
import { operation } from '../operation.ts';

export const PAYMENT_OPERATIONS = {
  /** The token of a card of the sandbox, which the page has reduced: number and code stay there. */
  cardToken: operation({
    access: 'member',
    input: sandboxCardSchema,
    errors: ['not-allowed'],
  }).returns<{ token: string }>(),
};
