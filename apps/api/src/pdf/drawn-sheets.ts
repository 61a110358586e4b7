type Drawn = { bytes: Uint8Array<ArrayBuffer>; until: number };

type Limits = { maxBytes: number; keepMs: number };

/**
 * A cache of recently drawn PDFs, by the fingerprint of their sheet. They contain personal data, so they are kept only
 * as long as somebody needs who opens one twice.
 */
export function createDrawnSheets({ maxBytes, keepMs }: Limits, now = () => performance.now()) {
  // The least recently used comes first.
  const kept = new Map<string, Drawn>();
  let total = 0;

  function remove(key: string): void {
    total -= kept.get(key)?.bytes.byteLength ?? 0;
    kept.delete(key);
  }

  function removeOld(): void {
    for (const [key, { until }] of kept) if (until <= now()) remove(key);
  }

  return {
    get(key: string): Uint8Array<ArrayBuffer> | undefined {
      removeOld();
      const drawn = kept.get(key);
      if (!drawn) return undefined;
      kept.delete(key);
      kept.set(key, drawn);
      return drawn.bytes;
    },

    set(key: string, bytes: Uint8Array<ArrayBuffer>): void {
      remove(key);
      removeOld();
      if (bytes.byteLength > maxBytes / 4) return;
      kept.set(key, { bytes, until: now() + keepMs });
      total += bytes.byteLength;
      for (const oldest of kept.keys()) {
        if (total <= maxBytes) return;
        remove(oldest);
      }
    },

    /** The total size in bytes. */
    get size() {
      return { sheets: kept.size, bytes: total };
    },
  };
}
