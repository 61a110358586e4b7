const shown = new Set<HTMLElement>();

const heightOf = (banners: readonly HTMLElement[]) => banners.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);

/** Those that stay while one scrolls stay below one another, and the page below all of them. */
function arrange(): void {
  const banners = [...shown].sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  const stuck = banners.filter((banner) => getComputedStyle(banner).position === 'sticky');
  for (const [at, banner] of stuck.entries()) banner.style.top = `${heightOf(stuck.slice(0, at))}px`;
  const { style } = document.documentElement;
  style.setProperty('--f-banners-height', `${heightOf(banners)}px`);
  style.setProperty('--f-stuck-height', `${heightOf(stuck)}px`);
}

/** The ref of a banner above the page: what stays or is fixed below it stands lower by the banner's height. */
export function bannerRef(banner: HTMLElement): () => void {
  shown.add(banner);
  arrange();
  const observer = new ResizeObserver(arrange);
  observer.observe(banner);
  return () => {
    observer.disconnect();
    shown.delete(banner);
    arrange();
  };
}
