import { number } from 'yup';

/** A required whole number of JSON; a text that reads as one is rejected. `label` starts its messages. */
export const requiredWhole = (label: string) =>
  number()
    .strict()
    .typeError(`${label} must be a number.`)
    .integer(`${label} must be a whole number.`)
    .required(`${label} is required.`);

/** The revision of a document that a change is based on. */
export const requiredRevision = () =>
  number()
    .typeError('The revision must be a number.')
    .integer('The revision must be a whole number.')
    .min(1, 'The revision must be at least 1.')
    .required('The revision is required.');
