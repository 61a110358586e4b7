import type { ContactRequest } from '@fonendo/contract/contact.schema';
import { api } from '../../platform/api.ts';

export async function sendContactMessage(message: ContactRequest): Promise<void> {
  await api.post('/api/auth/send-contact', { body: message });
}
