/** The offer that a doctor left to fix something first. Stored in this tab until they return. */
export type LeftOffer = { id: string; name: string };

const key = 'offers:return';

export function rememberOffer(offer: LeftOffer): void {
  sessionStorage.setItem(key, JSON.stringify(offer));
}

export function findLeftOffer(): LeftOffer | null {
  try {
    const { id, name } = (JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? {}) as Partial<LeftOffer>;
    return typeof id === 'string' && typeof name === 'string' ? { id, name } : null;
  } catch {
    return null;
  }
}

export const forgetOffer = (): void => sessionStorage.removeItem(key);
