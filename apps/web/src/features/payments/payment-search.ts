import { readSearch, type SearchOf, uuid } from '../../ui/table/read-search.ts';

const fields = { id: uuid };

/** `/payment?id=…` */
export const parsePaymentSearch = (raw: Record<string, unknown>): SearchOf<typeof fields> => readSearch(raw, fields);
