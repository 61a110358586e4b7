const keys = ['person', 'action', 'subject', 'subjectId', 'from', 'to'] as const;

/** The record as its address says it: words that may or may not make sense, which its screen decides. */
export type AuditAddress = { [Key in (typeof keys)[number]]?: string };

/** Part of the first load, so it knows no actions; audit-search.ts does. */
export const parseAuditAddress = (raw: Record<string, unknown>): AuditAddress =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = raw[key];
      return typeof value === 'string' && value !== '' ? [[key, value.slice(0, 100)]] : [];
    }),
  );
