/** `localhost` and `127.0.0.1` are the same machine, but not the same site: who is signed in at one is not at the other. */
export function otherName(baseURL = ''): string {
  const url = new URL(baseURL);
  url.hostname = url.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return url.origin;
}
