import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../docs/benchmarks-selection.md');
const sections = ['Board and lists', 'A board with 500 candidates'] as const;

/** Two benchmarks share the page: each writes its own section and leaves the other's. */
export async function writeSelectionSection(title: (typeof sections)[number], body: string): Promise<void> {
  const page = await readFile(file, 'utf8').catch(() => '');
  const kept = new Map(
    page
      .split(/^## /m)
      .slice(1)
      .map((section): [string, string] => {
        const [head = '', ...lines] = section.split('\n');
        return [head.trim(), lines.join('\n').trim()];
      }),
  );
  kept.set(title, body.trim());
  const parts = sections.flatMap((name) => (kept.has(name) ? [`## ${name}\n\n${kept.get(name)}\n`] : []));
  await writeFile(file, `# Selection\n\n${parts.join('\n')}`);
}
