export type TokenSearch = { token?: string };

/** Links in mails carry their token as `?token=`. */
export const parseTokenSearch = ({ token }: Record<string, unknown>): TokenSearch =>
  typeof token === 'string' && token !== '' ? { token } : {};
