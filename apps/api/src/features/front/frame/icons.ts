import { raw } from 'hono/html';

const drawn = (size: number, paths: string) =>
  raw(
    `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`,
  );

/** Lucide's, as the product inside; written out, because a page without JavaScript draws them itself. */
export const icons = {
  globe: drawn(18, '<circle cx="12" cy="12" r="10"/><path d="M12 2a15 15 0 0 1 0 20 15 15 0 0 1 0-20M2 12h20"/>'),
  menu: drawn(22, '<path d="M4 6h16M4 12h16M4 18h16"/>'),
  check: drawn(18, '<path d="m5 12 5 5L20 7"/>'),
  minus: drawn(18, '<path d="M5 12h14"/>'),
  share: drawn(18, '<path d="M12 15V3m0 0L8 7m4-4 4 4M4 12v7a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-7"/>'),
  search: drawn(20, '<circle cx="11" cy="11" r="7"/><path d="m20 20-3.5-3.5"/>'),
  pin: drawn(20, '<path d="M12 21s7-6.2 7-11a7 7 0 1 0-14 0c0 4.8 7 11 7 11"/><circle cx="12" cy="10" r="2.5"/>'),
  feed: drawn(20, '<path d="M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14"/><circle cx="6" cy="18" r="1"/>'),
  seal: drawn(20, '<circle cx="12" cy="12" r="9"/><path d="m8.5 12 2.5 2.5 4.5-5"/>'),
  arrow: drawn(16, '<path d="M5 12h14m-6-6 6 6-6 6"/>'),
  close: drawn(16, '<path d="M6 6l12 12M18 6 6 18"/>'),
  chevron: drawn(18, '<path d="m6 9 6 6 6-6"/>'),
} as const;

/** One beat whose tube curls into the chest piece. */
export const mark = raw(
  '<svg class="mark" width="32" height="32" viewBox="0 0 32 32" fill="none" aria-hidden="true"><rect width="32" height="32" rx="8.5" class="ground"/><g transform="translate(-.65 -.6)" class="tube" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path d="M5 17.500H9.700L13.6 7.400L18.4 23.600C19.7 27.6 25.2 26.4 25.2 21.400V18.9"/><circle cx="25.2" cy="15.4" r="3.1"/></g></svg>',
);
