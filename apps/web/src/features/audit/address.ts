import { readWords } from '../../ui/table/address.ts';

const keys = ['person', 'action', 'subject', 'subjectId', 'from', 'to'] as const;

export type AuditAddress = { [Key in (typeof keys)[number]]?: string };

export const parseAuditAddress = (raw: Record<string, unknown>): AuditAddress => readWords(raw, keys);
