import { createClient } from '@fonendo/client/client';
import { apiFetch } from './http-client.ts';

/** Same origin unless the build names another host for the API. */
const baseUrl: string = import.meta.env.VITE_API_URL || window.location.origin;

/** Every call answers with its data, or throws an `ApiFailure`. */
export const api = createClient({ baseUrl, fetch: apiFetch });
