const shown = new Map<Element, number>();

function tell(): void {
  const height = [...shown.values()].reduce((sum, one) => sum + one, 0);
  document.documentElement.style.setProperty('--f-banners-height', `${height}px`);
}

/** The ref of a banner above the page: what is fixed below the page's first row stands lower by the banner's height. */
export function bannerRef(banner: HTMLElement): () => void {
  const measure = () => {
    shown.set(banner, banner.offsetHeight);
    tell();
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(banner);
  return () => {
    observer.disconnect();
    shown.delete(banner);
    tell();
  };
}
