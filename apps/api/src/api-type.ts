/** What the web may know of the API: its type. Nothing of it is bundled. */
export type { Api } from './api.ts';
