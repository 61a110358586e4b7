import { fileNameMaxLength } from '@fonendo/contract/documents.schema';

const fallback = 'documento';

/**
 * The name by which the doctor recognises the file. It is shown and offered for download, never used as a path; still,
 * folders, control characters and bidirectional marks are removed.
 */
export function fileNameOf(encoded: string | undefined): string {
  const base = decode(encoded ?? '')
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}"<>|:*?]/gu, '')
    .replace(/\.pdf$/i, '')
    .trim();
  return `${[...(base || fallback)].slice(0, fileNameMaxLength - 4).join('')}.pdf`;
}

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
