export type TokenSearch = { token?: string };

/** The links of the mails carry what they permit as `?token=`. */
export const parseTokenSearch = ({ token }: Record<string, unknown>): TokenSearch =>
  typeof token === 'string' && token !== '' ? { token } : {};
