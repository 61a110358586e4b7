export type Encoding = 'br' | 'gzip';

/** Whether a client that sent this Accept-Encoding can read the encoding: named, or covered by `*`, not at q=0. */
export function acceptsEncoding(header: string | undefined, encoding: Encoding): boolean {
  const qualities = new Map(
    header?.split(',').map((entry) => {
      const [name = '', quality = '1'] = entry
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/);
      return [name, Number(quality)];
    }),
  );
  return (qualities.get(encoding) ?? qualities.get('*') ?? 0) > 0;
}
