/** From one byte to another, both included. */
export type ByteRange = { start: number; end: number };

/**
 * The part of a file that a `Range` header asks for. Null stands for the whole: no header, another unit, several
 * parts at once (which nobody has to serve) or nonsense.
 */
export function parseRange(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.replaceAll(/\s/g, '') ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    // The last so many bytes.
    const start = Math.max(0, bytes - Number(last));
    return start < bytes ? { start, end: bytes - 1 } : 'unsatisfiable';
  }
  const start = Number(first);
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== '' && Number(last) < start) return null;
  return start < bytes ? { start, end } : 'unsatisfiable';
}
