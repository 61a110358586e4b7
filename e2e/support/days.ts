const madrid = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid', dateStyle: 'short' });

/** The day in Spain so many days from now: the product's days are those, and begin an hour or two before UTC's. */
export const dayInSpain = (days = 0): string => madrid.format(new Date(Date.now() + days * 86_400_000));
