/** Long lists are counted exactly up to this. One more stands for "more than these": nobody waits for a million. */
export const exactCount = 10_000;

export const isMoreThanCounted = (total: number): boolean => total > exactCount;
