/**
 * `superRefine(check, besideTheRest)`: runs rules between fields even if single fields are invalid, so that all errors
 * are shown at once.
 */
export const besideTheRest = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};
