import { Link } from '@tanstack/react-router';
import { ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/section.tsx';
import classes from './audit.module.css';
import { AuditTable } from './table.tsx';

/** What one person did, what others did in their name, and what was done to them. */
export function PersonAudit({ userId }: { userId: string }) {
  const { t } = useTranslation('audit');
  return (
    <Section
      title={t('label')}
      aside={
        <Link to="/audit" search={{ person: userId }} className={classes.link}>
          {t('heading')}
        </Link>
      }
    >
      <AuditTable
        search={{ person: userId }}
        empty={{ icon: ScrollText, title: t('empty'), description: t('emptyHelp') }}
      />
    </Section>
  );
}
