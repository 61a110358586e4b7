/** What other features may use of CVs. */
export { type CvRow, deleteCv, findCv, insertCv, markCvReviewed } from './cv.repository.ts';
export { printCv, printCvOf } from './print-cv.ts';
