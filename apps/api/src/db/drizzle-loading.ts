import { registerHooks } from 'node:module';

/**
 * Loads Drizzle from its CommonJS files. Its modules import each other in circles, and linking them as ES modules
 * costs Node 26 half a second and over 100 MB that never come back; the code is the same.
 * Imported before the first import that leads to Drizzle.
 */
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    return /\/node_modules\/drizzle-orm\/.*\.js$/.test(resolved.url)
      ? { ...resolved, url: resolved.url.replace(/\.js$/, '.cjs'), format: 'commonjs' }
      : resolved;
  },
});
