/**
 * In production the server runs from one build of its sources, which starts in half the time and needs two thirds of
 * the memory (docs/decisions/0066). Where none is current it is made first. Everywhere else the sources themselves run,
 * so that a change counts at the next start.
 */
const { NODE_ENV } = process.env;
const program = NODE_ENV === 'production' ? await findBuild() : null;
if (!program) {
  await import('./db/drizzle-loading.ts');
  await import('./serve.ts');
} else if (process.execve && !process.channel) {
  // In place of this process, with its number and its streams: what reads TypeScript is then no longer in memory.
  process.execve(process.execPath, [process.execPath, program], process.env);
} else {
  // Windows cannot replace a process, and a replaced one would lose the channel to its supervisor.
  await import(program);
}

async function findBuild(): Promise<string | null> {
  const { ensureServerBuild } = await import('../build/server-build.ts');
  try {
    return await ensureServerBuild();
  } catch (error) {
    console.error(
      `The server cannot be built (${(error as Error).message}). It runs from its sources and needs more memory.`,
    );
    return null;
  }
}
