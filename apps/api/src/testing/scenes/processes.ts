import type { Process } from '@fonendo/contract/processes.schema';
import type { Request } from '../api.ts';

/** The routes of a hospital's selection processes, called by the owner of the token. */
export function openProcesses(request: Request) {
  const by = (token: string | undefined) => (token ? { token } : {});
  const create = (token: string | undefined, body: unknown) =>
    request('POST', '/api/processes', { body, ...by(token) });
  return {
    list: (token?: string) => request('GET', '/api/processes', by(token)),
    create,
    save: (token: string | undefined, id: string, body: unknown) =>
      request('PUT', `/api/processes/${id}`, { body, ...by(token) }),
    remove: (token: string | undefined, id: string) => request('DELETE', `/api/processes/${id}`, by(token)),
    makeDefault: (token: string | undefined, id: string) => request('POST', `/api/processes/${id}/default`, by(token)),
    endDefault: (token: string | undefined, id: string) => request('DELETE', `/api/processes/${id}/default`, by(token)),

    /** One that is there already. */
    async created(token: string, name: string, copyOf: string | null = null): Promise<Process> {
      const answer = await create(token, { name, copyOf });
      if (answer.status !== 201) throw new Error(`making a process answered ${JSON.stringify(answer.body)}`);
      return answer.body as Process;
    },
  };
}
