/** `warning`: it works, and somebody should know. `problem`: it will not work, or not safely. */
export type Finding = { state: 'ok' | 'warning' | 'problem'; about: string; words: string };

export const ok = (about: string, words: string): Finding => ({ state: 'ok', about, words });
export const warning = (about: string, words: string): Finding => ({ state: 'warning', about, words });
export const problem = (about: string, words: string): Finding => ({ state: 'problem', about, words });
