import { pricesSchema } from '@fonendo/contract/settings.schema';
import { Total } from './price-preview.tsx';

/** Nothing while a price is wrong. */
export function TypedTotal({ values }: { values: unknown }) {
  const parsed = pricesSchema.safeParse(values);
  return parsed.success && <Total prices={parsed.data} />;
}
