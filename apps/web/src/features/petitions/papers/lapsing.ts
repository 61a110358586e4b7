import type { DoctorDocuments } from '@fonendo/contract/documents.schema';
import type { DocumentKind } from '@fonendo/domain/documents/kinds';
import { daysBetween } from '@fonendo/domain/reference/working-calendar';
import type { CalendarDate } from '@fonendo/domain/shared/calendar-date';

type Lapsing = { kind: DocumentKind /** Negative once it has lapsed. */; days: number };

/** The document that expires first, if soon. */
export function findLapsing({ items }: DoctorDocuments, today: CalendarDate): Lapsing | null {
  const lapsing = items.flatMap(({ kind, current }) =>
    current.flatMap(({ validUntil, validity }) =>
      validUntil && validity !== 'valid' ? [{ kind, days: daysBetween(today, validUntil) }] : [],
    ),
  );
  return lapsing.toSorted((one, two) => one.days - two.days)[0] ?? null;
}
