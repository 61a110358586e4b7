import type { Plugin } from 'vite';

/**
 * Asks the browser to compile the whole first file while it is still arriving, beside the page. Otherwise each function
 * is compiled when it is first called, one after another and while the page cannot answer. The files of single areas
 * are left as they are: a page calls a part of them only (docs/lighthouse.md).
 */
const hint = '//# allFunctionsCalledOnLoad\n';

export function compileAhead(): Plugin {
  return {
    name: 'fonendo:compile-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // The hint counts on the first line only, so nothing may be put in front of it afterwards.
      order: 'post',
      handler(_options, bundle) {
        const first = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'start');
        if (first?.type !== 'chunk') throw new Error('the build has no first file');
        first.code = hint + first.code;
      },
    },
  };
}
