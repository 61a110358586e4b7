import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { publicSettingsQuery } from '../auth.queries.ts';
import classes from './demo-mailbox-link.module.css';

/** The demo sends no mails, so people who should read one are led to its mailbox. */
export function DemoMailboxLink() {
  const { t } = useTranslation('access');
  const { data } = useQuery(publicSettingsQuery);
  if (!data?.mailbox) return null;
  return (
    <p className={classes.note}>
      <FlaskConical size={18} aria-hidden className={classes.icon} />
      <span>
        {t('demoMailbox.text')}{' '}
        <Anchor component={Link} to="/dev/mailbox" target="_blank" underline="always">
          {t('demoMailbox.open')}
        </Anchor>
      </span>
    </p>
  );
}
