import type * as es from '../../es/processes/process-steps.ts';
import type { Translation } from '../../messages.ts';

export const processSteps: Translation<typeof es.processSteps> = {
  label: 'Steps of the selection',
  types: {
    documentRequest: 'Document request',
    internal: 'Internal management',
    interview: 'Interview',
  },
  optional: 'Optional',
  minutes: '{minutes} minutes',
  asks: 'Asked for:',
  detailed: '{document} ({detail})',
};
