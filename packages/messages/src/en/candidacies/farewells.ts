import type { farewells as spanish } from '../../es/candidacies/farewells.ts';
import type { Translation } from '../../messages.ts';

export const farewells: Translation<typeof spanish> = {
  applied:
    'Thank you for your interest in “{offer}”. The vacancies were filled before we could start the process with you. Your profile stays on Fonendo, and we would be glad to see you apply to us again.\n\n{hospital}',
  inProcess:
    'Thank you for the time you gave to the selection for “{offer}”. The vacancies have been filled by other people and we will not go on with your application. We encourage you to apply to our next offers.\n\n{hospital}',
  interview:
    'Thank you for reaching the interviews for “{offer}” and for making yourself available. It was a hard decision: the vacancies have been filled by other people. We enjoyed getting to know your career and hope to meet again.\n\n{hospital}',
};
