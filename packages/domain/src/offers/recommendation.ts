/** How many doctors one recommendation may address, and the length of its message. */
export const recommendationLimits = { atOnce: 50, message: 500 } as const;
