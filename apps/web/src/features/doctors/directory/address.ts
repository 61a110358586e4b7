import { readWords } from '../../../ui/table/address.ts';

const keys = ['q', 'speciality', 'certification'] as const;

export type DirectoryAddress = { [Key in (typeof keys)[number]]?: string };

export const parseDirectoryAddress = (raw: Record<string, unknown>): DirectoryAddress => readWords(raw, keys);
