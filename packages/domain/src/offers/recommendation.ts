/** How many doctors one recommendation reaches, and how long the word that goes with it may be. */
export const recommendationLimits = { atOnce: 50, message: 500 } as const;
