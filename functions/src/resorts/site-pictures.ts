import { ApiError } from '@club/domain/api/errors';
import type { ResortForm } from '@club/domain/resort/resort.schema';
import type { StoredResort } from '@club/domain/resort/stored-resort';
import { IMAGE_FIELDS } from '@club/domain/resort/stored-resort';
import { isHttpsUrl } from '@club/domain/validation/image-url';

/**
 * Rejects pictures of the site itself that the resort does not have already: the form takes only
 * https addresses, but saving a demo resort must keep its pictures. Throws ApiError 'invalid-input'
 * naming the field below `path`.
 */
export const rejectNewSitePictures = (
  form: ResortForm,
  stored: StoredResort | undefined,
  path: '' | 'resort.',
): void => {
  const known = IMAGE_FIELDS.map((field) => stored?.[field]);
  IMAGE_FIELDS.forEach((field, index) => {
    const url = form[field];
    if (url === '' || isHttpsUrl(url) || known.includes(url)) return;
    throw new ApiError('invalid-input', {
      field: `${path}${field}`,
      message: `Image ${index + 1} must be an https address of a picture.`,
    });
  });
};
