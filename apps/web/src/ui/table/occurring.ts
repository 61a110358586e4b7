import type { FilterOption } from './table-filters.tsx';

/**
 * The options that occur, and the chosen one, which may have been chosen by a link or left without a row since. Until
 * it is known which occur, only the chosen one.
 */
export const occurring = <Option extends FilterOption>(
  options: readonly Option[],
  found: readonly (string | boolean)[] | undefined,
  chosen: string | undefined,
): Option[] => options.filter(({ value }) => value === chosen || found?.some((one) => String(one) === value));
