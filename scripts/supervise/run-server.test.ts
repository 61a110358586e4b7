import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

/** What a program of the server that was started so is told about memory. */
async function started(environment: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fonendo-run-server-'));
  try {
    const program = join(folder, 'program.mjs');
    await writeFile(
      program,
      `const { MALLOC_MMAP_THRESHOLD_, MALLOC_ARENA_MAX } = process.env;\nconsole.log(MALLOC_MMAP_THRESHOLD_, MALLOC_ARENA_MAX);`,
    );
    const caller = `import { runServer } from ${JSON.stringify(join(import.meta.dirname, 'run-server.ts'))};
      process.exitCode = await runServer(${JSON.stringify(program)});`;
    const { PATH = '' } = process.env;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', caller], {
      env: { PATH, PROCESS_ROLE: 'jobs', ...environment },
    });
    return stdout.trim();
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('processes give large pieces of memory back, unless somebody knows better', async () => {
  expect(await started({})).toBe('1048576 2');
  expect(await started({ MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_ARENA_MAX: '8' })).toBe('65536 8');
});
