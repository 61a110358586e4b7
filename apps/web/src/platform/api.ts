import type { Api } from '@fonendo/api/api-type';
import { hc } from 'hono/client';
import { apiFetch } from './http-client.ts';

/** Same origin unless the build names another host for the API. */
const baseUrl: string = import.meta.env.VITE_API_URL || window.location.origin;

export const api = hc<Api>(baseUrl, { fetch: apiFetch }).api;
