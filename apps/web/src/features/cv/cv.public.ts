/** What other features may use of CVs. */
export { cvQuery } from './cv.queries.ts';
export { CvEditor } from './editor.tsx';
