/** Whether the page at an address shows what a link leads to: the same path, with everything that the link asks for. */
export function isShownAt(link: string, address: string): boolean {
  const [wanted, shown] = [link, address].map((path) => new URL(path, 'https://product.invalid'));
  if (!wanted || wanted.pathname !== shown?.pathname) return false;
  return [...wanted.searchParams].every(([name, value]) => shown.searchParams.get(name) === value);
}
