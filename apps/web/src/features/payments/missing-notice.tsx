import type { Blocker } from '@fonendo/contract/payments.schema';
import { Alert, Anchor } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { Link } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../platform/i18n.ts';
import classes from './checkout.module.css';

/** What keeps somebody from paying, each with a link to fix it. */
export function MissingNotice({ missing }: { missing: readonly Blocker[] }) {
  const { t } = useTranslation('payments');
  const billing = missing.filter((blocker) => blocker !== 'contract');
  if (missing.length === 0) return null;
  const fields = new Intl.ListFormat(currentLocale()).format(billing.map((field) => t(`checkout.fields.${field}`)));
  return (
    <Alert
      className={classes.missing ?? ''}
      icon={<CircleAlert size={18} aria-hidden />}
      title={t('checkout.missingTitle')}
    >
      <ul className={classes.missingList}>
        {missing.includes('contract') && (
          <li>
            <Anchor inherit renderRoot={(props) => <Link to="/signup" search={{ step: 'finish' }} {...props} />}>
              {t('checkout.missingContract')}
            </Anchor>
          </li>
        )}
        {billing.length > 0 && (
          <li>
            <Anchor inherit renderRoot={(props) => <Link to="/account" search={{ tab: 'personal' }} {...props} />}>
              {t('checkout.missingBilling', { fields })}
            </Anchor>
          </li>
        )}
      </ul>
    </Alert>
  );
}
