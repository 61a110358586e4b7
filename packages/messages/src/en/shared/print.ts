import type * as es from '../../es/shared/print.ts';
import type { Translation } from '../../messages.ts';

export const print: Translation<typeof es.print> = {
  pageOf: 'Page {page} of {total}',
};
