import type { Plugin, Rolldown } from 'vite';

/**
 * Which files a page is made of, by its path and who looks at it: areas of build/chunks.ts and their texts. They are
 * named in the HTML, so that public/first.js asks for all of them at once, and nobody waits until one file has named
 * the next (docs/decisions/0060). What is missing here comes later; what is not needed comes in vain.
 */
type Audience = 'anybody' | 'signedIn' | 'doctor' | 'staff' | 'hospital' | 'administrator';
type PageFiles = [path: string, audience: Audience, chunks: string[]];

const open =
  '^/(faq|legal|terms|forgot-password|new-password|verify-account|waiting-account-verify|deleted-account|401)$';

const guarded = '^/(dashboard|offers|candidate|petitions|homologation|road$|users|hospitals|profiles|payments|audit)';

/** The first that fits. `staff` is everybody but doctors. */
const pages: PageFiles[] = [
  ['^/signup$', 'anybody', ['pages', 'texts-pages', 'texts-person']],
  [open, 'anybody', ['pages', 'texts-pages']],
  ['^/dashboard$', 'doctor', ['dashboards', 'texts-dashboards', 'texts-petitions', 'texts-offers']],
  ['^/dashboard$', 'staff', ['dashboards', 'texts-dashboards']],
  ['^/account/cv$', 'signedIn', ['cv']],
  ['^/account', 'signedIn', ['account', 'texts-account', 'texts-person']],
  ['^/profile$', 'signedIn', ['offers']],
  ['^/offers/own$', 'doctor', ['own-candidacies', 'texts-selection']],
  ['^/offers$', 'doctor', ['offers', 'texts-offers']],
  ['^/offers/', 'doctor', ['offers', 'texts-offers', 'texts-selection']],
  ['^/(candidates|candidate/|offers/.+/candidates)', 'hospital', ['selection', 'texts-selection']],
  ['^/candidate/', 'doctor', ['own-candidacies', 'texts-selection']],
  ['^/offers/.+', 'staff', ['managed-offers', 'texts-offers', 'texts-selection']],
  ['^/offers', 'staff', ['managed-offers', 'texts-offers']],
  ['^/(petitions|homologation|road$)', 'doctor', ['petitions', 'texts-petitions']],
  ['^/petitions/', 'administrator', ['review', 'texts-petitions', 'pdf-viewer']],
  ['^/petitions', 'administrator', ['review', 'texts-petitions']],
  ['^/users', 'hospital', ['administration', 'texts-directory']],
  ['^/users$', 'administrator', ['administration', 'texts-administration']],
  ['^/(users/|hospitals)', 'staff', ['administration', 'texts-administration', 'texts-person']],
  ['^/(profiles|payments|audit)', 'staff', ['administration', 'texts-administration']],
  ['^/process$', 'signedIn', ['processes', 'texts-processes', 'texts-selection']],
  // Somebody who is signed in, whose group is not known yet.
  [guarded, 'signedIn', []],
  ['^/', 'anybody', []],
];

export function pageFiles(): Plugin {
  return {
    name: 'fonendo:page-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      // By a function: in a text, `$&` would have a meaning of its own.
      handler: (html, { bundle }) =>
        bundle ? html.replace('data-files=""', () => `data-files="${table(bundle)}"`) : html,
    },
  };
}

const sharedBy = (audience: Audience) =>
  audience === 'anybody' ? ['texts-start'] : ['texts-start', 'signed-in', 'texts-signed-in'];

/** As an attribute: the security policy allows no inline script. */
function table(bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const there = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => filesOf(entry, bundle)));
  const whole = pages.map(([path, audience, names]) => [path, audience, [...sharedBy(audience), ...names]] as const);
  const named = new Set(whole.flatMap(([, , names]) => names));
  const ofName = (name: string) =>
    chunks.filter((chunk) => chunk.name === name).flatMap((chunk) => filesOf(chunk, bundle));
  const shared = new Set(ofName('signed-in'));
  const files: Record<string, string[]> = {};
  for (const { name } of chunks) {
    if (!named.has(name.replace(/-(es|en)$/, ''))) continue;
    const isShared = name === 'signed-in' || name === 'pages';
    files[name] = ofName(name).filter((file) => !there.has(file) && (isShared || !shared.has(file)));
  }
  const missing = [...named].filter((name) => !files[name] && !(files[`${name}-es`] && files[`${name}-en`]));
  if (missing.length > 0) throw new Error(`the build has no file for ${missing.join(', ')} (build/page-files.ts)`);
  return JSON.stringify({ files, pages: whole }).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** A file, what it imports at once, and their styles; without the folder that all are in. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunk.imports.flatMap((name) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? filesOf(file, bundle, seen) : [];
  });
  const own = [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])].map((name) => name.replace('assets/', ''));
  return [...new Set([...own, ...imported])];
}
