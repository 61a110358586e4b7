import { hash } from 'node:crypto';
import type { Locale } from '@fonendo/domain/shared/locale';
import { publicPath } from '@fonendo/domain/shared/public-path';
import type { OfferPicture } from '../../../pdf/picture/draw-picture.port.ts';
import { frontTexts } from '../frame/texts.ts';
import type { PicturedOffer } from '../public-offers.repository.ts';
import { placeOf } from './place.ts';

/** Counted up when the drawing changes, so that nobody keeps an earlier one. */
const drawing = 1;

export const pictureOf = (offer: PicturedOffer, salary: string, locale: Locale): OfferPicture => ({
  title: offer.name,
  hospital: offer.hospital.name,
  place: placeOf(offer),
  community: offer.community,
  salary,
  salaryNote: frontTexts[locale].offer.grossYear,
});

/** What a picture says, in one word: networks keep pictures by their address for weeks. */
export const versionOf = (picture: OfferPicture): string =>
  hash('sha256', JSON.stringify([drawing, picture]), 'base64url').slice(0, 16);

export const picturePath = ({ id }: Pick<PicturedOffer, 'id'>, version: string, locale: Locale): string =>
  publicPath(`/empleo/${id}/${version}.png`, locale);

/** For people who do not see the picture. */
export const pictureAlt = ({ title, hospital, place, salary, salaryNote }: OfferPicture): string =>
  `${title}. ${hospital}, ${place}. ${salary} ${salaryNote}.`;
