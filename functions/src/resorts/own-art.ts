import { ApiError } from '@club/domain/api/errors';
import type { ResortForm } from '@club/domain/resort/resort.schema';
import type { StoredResort } from '@club/domain/resort/stored-resort';
import { IMAGE_FIELDS } from '@club/domain/resort/stored-resort';
import { isHttpsUrl } from '@club/domain/validation/image-url';

/**
 * Refuses a picture that ships with the site for a resort that does not have it already: the form
 * takes https addresses only, but saving a demo resort must not lose its pictures. Throws ApiError
 * 'invalid-input' naming the field below `path`.
 */
export const refuseNewArt = (
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
