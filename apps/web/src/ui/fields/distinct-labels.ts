type Choice = { value: string; label: string };

/** Choices of the same name get what tells them apart: "Pediatra (3 mar 2026)". */
export function distinctLabels(choices: readonly (Choice & { detail: string })[]): Choice[] {
  const named = Map.groupBy(choices, ({ label }) => label);
  return choices.map(({ value, label, detail }) => {
    const isAlone = named.get(label)?.length === 1;
    return { value, label: isAlone ? label : `${label} (${detail})` };
  });
}
