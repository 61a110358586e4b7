/** What other features may use of CVs. */

export { presentReturn } from './cv.presenter.ts';
export {
  type CvRow,
  cvAwaitsCorrection,
  deleteCv,
  findCv,
  insertCv,
  markCvReturned,
  markCvReviewed,
} from './cv.repository.ts';
export { printCv, printCvOf } from './print-cv.ts';
