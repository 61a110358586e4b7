import type { FileStore } from '../../integrations/files/file-store.port.ts';
import type { AuthContext } from '../auth/auth.public.ts';

/** What the use cases of one's own account need from outside. */
export type AccountContext = AuthContext & { files: FileStore };
