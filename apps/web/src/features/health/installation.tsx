import type { ServiceState } from '@fonendo/contract/health/service.schema';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../platform/format.ts';
import { currentLocale } from '../../platform/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { formatBytes } from '../../ui/format-bytes.ts';
import { Section } from '../../ui/section.tsx';
import classes from './service.module.css';

/** What it takes and from what it is made. */
export function Installation({ state }: { state: ServiceState }) {
  const { t } = useTranslation('health');
  const { storage, storageKind, database, versions, undeliverable } = state;
  const { app, commit, node, postgres, migrations } = versions;
  const size = (bytes: number) => formatBytes(bytes, currentLocale());
  const facts = {
    storage: {
      value: storage
        ? t('installation.files', { count: storage.files, size: size(storage.bytes) })
        : t('installation.counting'),
      note: t(`installation.${storageKind}`),
    },
    database: {
      value: t('installation.databaseSize', { size: size(database.bytes), version: postgres }),
      note: t(`installation.${database.kind}`),
    },
    undeliverable: { value: formatNumber(undeliverable), note: t('installation.undeliverableNote') },
    app: { value: commit ? t('installation.commit', { version: app, commit: commit.slice(0, 8) }) : app },
    node: { value: node },
    migrations: {
      value: t('installation.migrationsOf', {
        applied: formatNumber(migrations.applied),
        known: formatNumber(migrations.known),
      }),
    },
  } as const;
  return (
    <Section title={t('installation.title')}>
      <Card>
        <dl className={classes.facts}>
          {Object.entries(facts).map(([name, fact]) => (
            <div key={name} className={classes.fact}>
              <dt>{t(`installation.${name as keyof typeof facts}`)}</dt>
              <dd>
                {fact.value}
                {'note' in fact && <span className={classes.support}>{fact.note}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </Section>
  );
}
