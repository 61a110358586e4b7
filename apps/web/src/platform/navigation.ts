/** A path inside the application: one slash first, and nothing that a browser would read as another host. */
export function isInternalPath(target: string): boolean {
  if (!target.startsWith('/') || target.startsWith('//') || target.includes('\\')) return false;
  return new URL(target, window.location.origin).origin === window.location.origin;
}

/** A full load of an address. Another origin takes an explicit flag (specification, section 8), and http(s). */
export function leaveFor(target: string, { external }: { external: boolean }): void {
  const url = new URL(target, window.location.origin);
  const foreign = url.origin !== window.location.origin;
  if ((foreign && !external) || !/^https?:$/.test(url.protocol)) {
    throw new Error(`Cannot navigate to an external URL without an explicit flag: ${url.origin}`);
  }
  window.location.assign(url);
}
