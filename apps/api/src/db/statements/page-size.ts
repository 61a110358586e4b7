/** Rows read for a page, in two sizes only: each has a statement and a plan of its own. What is too much is cut off. */
export const pageSize = (rows: number): number => (rows <= 21 ? 21 : 101);
