import type { Plugin, Rolldown } from 'vite';
import { isLibrary, PreciseImports } from './precise-imports.ts';

/**
 * What is shown together is fetched together (docs/decisions/0059). An area is named by the modules that its pages
 * begin with, below `src`, and holds everything that those import. All other modules are fetched on request: dialogs,
 * steps of a form, heavy libraries.
 */
const areas: Record<string, RegExp> = {
  start: /^(main\.tsx|routes\/(index|login)\.tsx\?.*component|app\/layouts\/signin\.layout\.tsx)$/,
  pages:
    /^(routes\/(401|deleted-account|faq|forgot-password|legal|new-password|signup|terms|verify|waiting)[\w.$-]*\.tsx\?|app\/layouts\/(header|with-header|default|empty)\.layout)/,
  'signed-in':
    /^(app\/signed-in-parts|app\/layouts\/[\w-]+\.layout|features\/notifications\/notification-bell|ui\/pdf\/pdf-viewer\.module\.css)/,
  // Fetched by most pages as soon as they stand.
  dialogs: /^@mantine\/modals\/esm\/ModalsProvider/,
  account:
    /^(routes\/(account\/index|payment\.|second-factor)|features\/(account\/(tabs\/|personal-data)|auth\/second-factor\/section|doctors\/(doctor-data|doctors\.public)|documents\/(documents\.public|doctor-documents)|hospitals\/(data\/hospital-data|hospitals\.public)|notifications\/notifications-page|payments\/(checkout|payment-history|prices\/price-settings)))/,
  // Only who writes a CV.
  cv: /^(routes\/account\/cv|features\/cv\/editor)/,
  offers:
    /^(routes\/(offers\/(\$id\/)?index|profile\.)|features\/(offers\/search\/(offers\.screen|offer-card|offers\.loader)|candidacies\/(apply-panel|candidacies\.queries)))/,
  // What came of applying: one's own candidacies, their papers and interviews.
  'own-candidacies':
    /^(routes\/(candidate\/|offers\/own)|features\/(candidacies\/own\/own-|document-requests\/doctor-requests|documents\/pdf-upload|interviews\/(doctor-interviews|calendar\/interviews-calendar)))/,
  // Only once a candidacy is accepted, on either side.
  contacts: /^features\/candidacies\/(contacts\/(own|candidate)-contact|first-day\/(own|candidate)-first-day)\.tsx$/,
  // Only who opens the calendar of a hospital's interviews.
  'hospital-calendar': /^features\/interviews\/hospital-calendar\/hospital-calendar\.tsx$/,
  // Only who opens a conversation.
  conversations: /^features\/conversations\/(conversation|side)\.tsx$/,
  // Only administrators, where something was reported.
  reports: /^(routes\/reports\/|features\/conversations\/reports\/[\w-]+\.screen\.tsx$)/,
  petitions:
    /^(routes\/(homologation|petitions\/)|features\/(petitions\/(own\/(own-petitions?\.screen|turn-mark)|procedure\/clock\/(legal-clock|hearing|notification-card)\.tsx|papers\/(missing|declaration\.tsx|fee-form|representation\.tsx)|petitions\.queries)|documents\/(doctor-documents|pdf-upload)))/,
  road: /^routes\/road\./,
  // Only who opens the way to the first day.
  journey: /^(routes\/journey|features\/petitions\/journey\/[\w-]+\.screen)/,
  review:
    /^(routes\/petitions\/|features\/petitions\/(petitions\.queries|review\/review\.screen|queue\/queue\.screen))/,
  dashboards:
    /^(routes\/dashboard|features\/(dashboards\/[\w/-]+\.screen|offers\/search\/offer-card|petitions\/own\/turn-mark))/,
  'managed-offers': /^(routes\/offers\/|features\/offers\/(manage\/managed-offers?\.screen|search\/offers\.loader))/,
  selection:
    /^(routes\/(candidate|offers\/\$id\/candidates)|features\/(selection\/.*(screen|queries|search|table)\.|document-requests\/hospital-requests|interviews\/(hospital-interviews?\.|scheduling\/scheduler)|candidacies\/notes\/notes))/,
  administration:
    /^(routes\/(audit|hospitals|payments|profiles|service|users\/)|features\/(audit\/audit\.screen|health\/service\.screen|doctors\/(directory\/directory|found\/found-doctor)\.screen|hospitals\/directory-gate|users\/(users\.queries|(list|user)\/.*screen)))/,
  processes: /^(routes\/process\.|features\/processes\/editor)/,
  mailbox: /^routes\/dev\//,
  gallery: /^routes\/example\//,
};

const texts: Record<string, RegExp> = {
  start: /^(shared\/(?!screens)|auth\/auth\.)/,
  // In the registration as well as behind the login.
  person: /^users\/person\./,
  pages: /^(public-pages|auth\/(signup|access)|contact|demo\/)/,
  // Only where papers are handed in and the road is asked for.
  filing: /^petitions\/(checklist|road)\./,
  journey: /^petitions\/journey\./,
  petitions: /^petitions\//,
  offers: /^offers\//,
  directory: /^doctors\/directory/,
  processes: /^processes\/processes/,
  selection: /^(selection|candidacies|document-requests|interviews|processes)\//,
  administration: /^(users\/users|audit|health|hospitals\/|profiles)/,
  gallery: /^gallery\//,
  dashboards: /^dashboards\//,
  // What one's own account is made of.
  account: /^(account|contracts\/contracts|auth\/second-factor)/,
  'signed-in': /^/,
};

const homes = new Map<string, string>();

/** Finds out, once all modules are known, which areas reach each of them: that decides in which file it travels. */
export function findAreas(): Plugin {
  return {
    name: 'fonendo:find-areas',
    apply: 'build',
    async buildEnd() {
      const imports = new PreciseImports(this);
      const reachedFrom = new Map<string, Set<string>>();
      const visit = async (id: string, area: string): Promise<void> => {
        const known = reachedFrom.get(id) ?? new Set<string>();
        if (known.has(area)) return;
        reachedFrom.set(id, known.add(area));
        for (const imported of await imports.of(id)) await visit(imported, area);
      };
      for (const id of this.getModuleIds()) {
        const path = id.split(/apps\/web\/src\/|\/node_modules\//).at(-1) ?? '';
        for (const [area, begins] of Object.entries(areas)) if (begins.test(path)) await visit(id, area);
        if (isSchema(id)) await visit(id, openSchemas.test(id) ? 'open-schemas' : 'schemas');
      }
      homes.clear();
      for (const [id, reached] of reachedFrom) homes.set(id, homeOf(id, reached));
    },
    // Vite's manifest names a file by the one module that it was made for; ours hold many.
    generateBundle(_options, bundle) {
      const files: Record<string, string> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds) {
          const [, folder, path] = /(apps\/web|packages)\/(.*)$/.exec(id) ?? [];
          if (path && !isLibrary(id)) files[folder === 'packages' ? `packages/${path}` : path] = chunk.fileName;
        }
      }
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(files) });
    },
  };
}

/** Areas whose pages do without lists, filters and long forms. */
const light = 'signed-in dialogs dashboards petitions journey conversations contacts schemas'.split(' ');

/** Areas of what is one's own: papers, petition, candidacies. */
const own = 'account cv own-candidacies petitions road journey contacts conversations'.split(' ');

/**
 * A module is reached from at least all the areas that reach the modules which import it. So a file needs only files of
 * more areas than its own: no circles, and no page that waits for the area of another.
 */
function homeOf(id: string, reached: ReadonlySet<string>): string {
  if (reached.has('start')) return 'start';
  if (isSchema(id)) return reached.has('open-schemas') ? 'open-schemas' : 'schemas';
  const [only, ...others] = [...reached].filter((area) => area !== 'gallery');
  if (!only) return 'gallery';
  // The gallery shows parts of every area, which stay there; but a part of a library is one that others will need.
  const isShown = isLibrary(id) && reached.has('gallery');
  if (others.length === 0 && only !== 'open-schemas' && only !== 'dialogs' && !isShown) return only;
  if (reached.has('pages') || reached.has('open-schemas')) return 'shared';
  const all = [only, ...others];
  if (!all.some((area) => light.includes(area))) return 'lists';
  return all.every((area) => own.includes(area)) ? 'own' : 'signed-in';
}

/**
 * What forms check with. They fetch it once a field has the focus (src/platform/form/use-zod-form.tsx), so no file of a
 * page may hold it: all schemas are one file, and those of forms that are open to anybody another.
 */
const isSchema = (id: string) => id.includes('packages/contract/src/');
const openSchemas =
  /contract\/src\/(contact|auth\/(auth|password|verification|registration-form)|petitions\/receipts)\.schema/;

/** One file per language and area. */
function textsOf(id: string): string | null {
  const [, locale, path] = /packages\/messages\/src\/(es|en)\/(.*)$/.exec(id) ?? [];
  const area = path && Object.keys(texts).find((name) => texts[name]?.test(path));
  return area ? `texts-${area}-${locale}` : null;
}

const isAt = (home: string) => (id: string) => homes.get(id) === home;

/** A module goes to the first that it fits. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', test: (id) => isAt('start')(id) || id.includes('vite/preload-helper') },
  { name: textsOf, debugName: 'texts', includeDependenciesRecursively: false },
  { name: 'zod', test: /node_modules\/zod\// },
  { name: 'open-schemas', test: isAt('open-schemas'), includeDependenciesRecursively: false },
  { name: 'schemas', test: isAt('schemas'), includeDependenciesRecursively: false },
  ...[...Object.keys(areas), 'shared', 'own', 'lists']
    .filter((name) => name !== 'start')
    .map((name) => ({ name, test: isAt(name), includeDependenciesRecursively: false })),
];
