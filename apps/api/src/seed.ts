import { parseConfig } from './config.ts';
import { createDatabase } from './db/database.ts';
import { seedDemoData } from './db/demo/demo-data.ts';
import { migrate } from './db/migrate.ts';
import { openPool, pastPooler } from './db/pool.ts';
import { createPasswordHasher } from './features/auth/password/password-hasher.ts';
import { demoPapers } from './features/demo/papers/demo-papers.ts';
import { findDoctorProfile } from './features/doctors/doctor-profile.ts';
import { createStoreCheck } from './features/documents/claim-file-store.ts';
import { recordInvoice } from './features/payments/registry/record-invoice.ts';
import { createLogger } from './http/log/logger.ts';
import { openFileStore } from './integrations/files/open-file-store.ts';
import { plainSheet } from './pdf/plain-sheet.ts';
import { createSheetDrawer } from './pdf/worker.draw-sheet.ts';
import { productFolder } from './source-folder.ts';
import { StartupError } from './startup-error.ts';

/** `npm run seed`: puts the demo data into the configured database if it is empty. */
try {
  const config = parseConfig(process.env, productFolder);
  if (config.environment === 'production') {
    throw new StartupError(
      'The demo data brings accounts whose password everybody knows, so it never goes into production. The first administrator comes with: npm run create-admin -- --email you@example.com',
    );
  }
  const { pool, close } = await openPool(pastPooler(config));
  await migrate(pool);
  const stores = { db: createDatabase(pool), files: openFileStore(config) };
  await createStoreCheck({ ...stores, now: () => new Date(), log: createLogger('warn') }).check();
  const drawer = createSheetDrawer();
  const seeded = await seedDemoData({
    ...stores,
    hashPassword: createPasswordHasher().hash,
    drawPdf: (title, text) => drawer.drawSheet(plainSheet(title, text), { person: null }),
    papers: demoPapers((sheet) => drawer.drawSheet(sheet, { person: null })),
    profileOf: findDoctorProfile,
    recordInvoice,
    seller: config.seller,
    now: new Date(),
  });
  await drawer.close();
  await close();
  console.log(seeded ? 'The demo data is in place.' : 'There are accounts already: nothing was changed.');
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exit(1);
}
