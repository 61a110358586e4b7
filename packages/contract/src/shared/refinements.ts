/** `superRefine(check, besideTheRest)`: rules between fields run beside the rules of single ones, so everything wrong is told at once. */
export const besideTheRest = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};
