/** For pages without the product's styles. */
export const brandMark =
  '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" width="28" height="28" viewBox="0 0 32 32" fill="none"><rect width="32" height="32" rx="8.5" fill="#07726B"/><g transform="translate(-.65 -.6)" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path d="M5 17.5H9.7L13.6 7.4L18.4 23.6C19.7 27.6 25.2 26.4 25.2 21.4V18.9"/><circle cx="25.2" cy="15.4" r="3.1"/></g></svg>';
