/** The picture that chats show with the link of a resort, in pixels. */
export const SOCIAL_PICTURE_SIZE = { width: 1200, height: 630 } as const;

const FOLDER = '/social/';

/** Where the picture of a resort is found, drawn as PNG from the club's own picture of it. */
export const socialPicturePath = (resortId: string): string =>
  `${FOLDER}${encodeURIComponent(resortId)}.png`;

/** The picture for pages without one of their own. */
export const CLUB_PICTURE_PATH = `${FOLDER}club.png`;
