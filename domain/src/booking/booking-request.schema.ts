import type { InferType } from 'yup';
import { boolean, mixed, number, object, string } from 'yup';
import type { PaymentMethod, UnitType, VacationType } from '../pricing/unit-type.ts';
import { PAYMENT_METHODS, UNIT_TYPES, VACATION_TYPES } from '../pricing/unit-type.ts';
import { IDS } from '../ids.ts';
import { optionalId, requiredId } from '../validation/id-field.ts';
import { isRecord } from '../validation/is-record.ts';
import { optionalLine, requiredEmail, requiredLine } from '../validation/text-field.ts';
import { billingSchema } from './billing.schema.ts';
import { guestSchema } from './guest.schema.ts';

/** `stayDatesProblem` decides whether a text is a day that can be booked. */
const MAX_DATE_LENGTH = 40;

const figure = (label: string) =>
  number()
    .typeError(`${label} must be a number.`)
    .test('finite', `${label} must be a number.`, (value) =>
      value === undefined ? true : Number.isFinite(value),
    );

/** A card in the clear, or a token of the payment field (rules 8.6). */
export const paymentDetailsSchema = object({
  token: optionalLine('Token', 200),
  cardNumber: optionalLine('Card number', 40),
  expiryDate: optionalLine('Expiry date', 12),
  cvv: optionalLine('CVV', 8),
})
  .default(undefined)
  .nullable();

/** The unit type of a requested stay. */
export const requiredUnitType = () =>
  string<UnitType>()
    .required('Unit type is required.')
    .oneOf([...UNIT_TYPES], `Unit type must be one of: ${UNIT_TYPES.join(', ')}.`);

const optionalVacationType = () =>
  string<VacationType>().oneOf([...VACATION_TYPES], 'Vacation type must be rciPoints or lastCall.');

/** The vacation type of a requested stay. */
export const requiredVacationType = () =>
  optionalVacationType().required('Vacation type is required.');

/** The ids of a resort object in a request; its other fields are the server's own business. */
export type ResortReference = { _id?: string; resort_ID?: string };

const isResortReference = (value: unknown): value is ResortReference =>
  isRecord(value) && IDS.resort.is('_id' in value ? value['_id'] : value['resort_ID']);

/** Of a resort object only the id is read. */
const idOnly = (value: unknown): unknown => {
  if (!isResortReference(value)) return value;
  return '_id' in value ? { _id: value._id } : { resort_ID: value.resort_ID };
};

/**
 * The body of POST /bookings (rules 8.8). `price` and `points` are what the caller showed: the
 * server computes its own and rejects other figures. `paymentDetails` is either a card in the clear
 * or a token of the payment field; `holdId` names the offer's hold, if one was taken.
 */
export const bookingRequestSchema = object({
  resort: mixed<ResortReference>(isResortReference)
    .transform(idOnly)
    .required('A resort with its _id is required.')
    .typeError('A resort with its _id is required.'),
  email: requiredEmail(),
  paymentMethod: string<PaymentMethod>()
    .required('Payment method is required.')
    .oneOf([...PAYMENT_METHODS], 'Payment method must be cash or points.'),
  vacationType: optionalVacationType(),
  price: figure('Price'),
  // A number of JSON and nothing that could be read as one.
  points: figure('Points').strict(),
  startDate: requiredLine('Start date', MAX_DATE_LENGTH),
  endDate: requiredLine('End date', MAX_DATE_LENGTH),
  unitType: requiredUnitType(),
  nights: figure('Nights'),
  // Optional with a guest; the server decides when it reads the order.
  billingInfo: billingSchema.default(undefined).nullable().optional(),
  guestInfo: guestSchema.default(undefined).nullable(),
  paymentDetails: paymentDetailsSchema,
  holdId: optionalId(IDS.hold),
});
export type BookingRequest = InferType<typeof bookingRequestSchema>;

/** The body of the `holdOffer` callable. */
export const holdRequestSchema = object({
  resortId: requiredId(IDS.resort),
  vacationType: requiredVacationType(),
  unitType: requiredUnitType(),
  startDate: requiredLine('Start date', MAX_DATE_LENGTH),
  endDate: requiredLine('End date', MAX_DATE_LENGTH),
  /** True for one more unit of a stay that the member has booked already. */
  another: boolean().typeError('Another must be true or false.'),
});
