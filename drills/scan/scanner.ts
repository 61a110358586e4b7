import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type Output = { text: string; finished: boolean };

/** What a scanner wrote; one that takes longer than its limit is ended. Its own files stay in the folder. */
export async function runScanner(
  program: string,
  args: readonly string[],
  { folder, seconds }: { folder: string; seconds: number },
): Promise<Output> {
  try {
    const { stdout, stderr } = await run(program, [...args], {
      cwd: folder,
      env: { PATH: process.env['PATH'], HOME: folder, PYTHONWARNINGS: 'ignore', PYTHONIOENCODING: 'utf-8' },
      timeout: seconds * 1000,
      killSignal: 'SIGKILL',
      maxBuffer: 100 * 1024 * 1024,
    });
    return { text: stdout + stderr, finished: true };
  } catch (error) {
    const { stdout = '', stderr = '', killed } = error as { stdout?: string; stderr?: string; killed?: boolean };
    return { text: stdout + stderr || String(error), finished: killed !== true };
  }
}

/** The version, or null where the machine does not have it. */
export async function versionOf(program: string, folder: string): Promise<string | null> {
  const { text } = await runScanner(program, ['--version'], { folder, seconds: 60 });
  if (text.includes('ENOENT')) return null;
  return /(\d+\.\d+(\.\d+)*)/.exec(text)?.[1] ?? 'of an unknown version';
}
