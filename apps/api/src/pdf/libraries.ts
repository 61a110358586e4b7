import { createRequire } from 'node:module';
import type * as fontkit from 'fontkit';
import type PDFDocument from 'pdfkit';

const require = createRequire(import.meta.url);

/**
 * Loaded with the first document, not with the first request: together they cost a sixth of a second and 25 MB, and
 * many processes never print.
 */
export const loadPdfkit = (): typeof PDFDocument => require('pdfkit');

export const loadFontkit = (): typeof fontkit => require('fontkit');
