import { array, object } from 'yup';
import type { InferType } from 'yup';
import { optionalLine, requiredLine } from '../validation/text-field.ts';
import { REPORT_SIZES } from './report-sizes.ts';

/** Body of POST /client-errors: an error that a browser caught. */
export const clientErrorSchema = object({
  name: requiredLine('Name', REPORT_SIZES.name),
  message: optionalLine('Message', REPORT_SIZES.message),
  frames: array(requiredLine('Frame', REPORT_SIZES.frame))
    .max(REPORT_SIZES.frames, `At most ${REPORT_SIZES.frames} frames are taken.`)
    .required('Frames are required.'),
  page: requiredLine('Page', REPORT_SIZES.page).matches(/^\//, 'Page must be a path.'),
});
export type ClientError = InferType<typeof clientErrorSchema>;
