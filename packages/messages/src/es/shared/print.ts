/** Texts that every printed document of the product shares. */
export const print = {
  pageOf: 'Página {page} de {total}',
} as const;
