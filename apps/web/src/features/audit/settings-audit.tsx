import { Link } from '@tanstack/react-router';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/section.tsx';
import classes from './audit.module.css';
import { AuditTable } from './table.tsx';

const search = { subject: 'settings' } as const;

/** Who changed which setting, from what to what. */
export function SettingsAudit() {
  const { t } = useTranslation('audit');
  return (
    <Section
      title={t('history.title')}
      description={t('history.lead')}
      aside={
        <Link to="/audit" search={search} className={classes.link}>
          {t('history.all')}
        </Link>
      }
    >
      <AuditTable
        label={t('history.title')}
        search={search}
        pageSize={10}
        withSubject={false}
        empty={{ icon: History, title: t('history.empty'), description: t('history.emptyHelp') }}
      />
    </Section>
  );
}
