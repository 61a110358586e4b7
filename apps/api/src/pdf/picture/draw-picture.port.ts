import type { Community } from '@fonendo/domain/reference/communities';

/** What the picture of an offer says, where its address is shared. */
export type OfferPicture = {
  title: string;
  hospital: string;
  place: string;
  /** Drawn on the map of Spain. */
  community: Community;
  salary: string;
  /** What kind of amount it is. */
  salaryNote: string;
};

export const pictureSize = { width: 1200, height: 630 } as const;

/**
 * The PNG of a picture. Too many at once are refused (`TooManyWaitingError`), and a failed thread throws
 * `WorkFailedError`.
 */
export type DrawPicture = (picture: OfferPicture, signal?: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>;
