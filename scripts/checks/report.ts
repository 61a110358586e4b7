/** Every check ends like this: one line per problem, and exit code 1 where there is one. */
export function reportAndExit(name: string, problems: readonly string[]): void {
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? `${name}: in order` : `${name}: ${problems.length} to correct`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
