import { createClient } from '@fonendo/client/client';
import { apiAddress } from './answers/api-address.ts';
import { forgetPayloads, takeAnswer } from './answers/page-payload.ts';
import { apiFetch } from './http-client.ts';

/** Every call answers with its data, or throws an `ApiFailure`. */
export const api = createClient({
  baseUrl: apiAddress(),
  fetch: (url, init) => {
    if (init.method !== 'GET') forgetPayloads();
    return apiFetch(url, init);
  },
  takeAnswer,
});
