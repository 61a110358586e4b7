import type { MailboxEntry } from '@fonendo/contract/demo.schema';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../platform/format.ts';
import { Card } from '../../ui/card.tsx';
import classes from './mail-list.module.css';

type Props = { mails: readonly MailboxEntry[]; openId: string | undefined };

export function MailList({ mails, openId }: Props) {
  const { t } = useTranslation('mailbox');
  return (
    <nav aria-label={t('list')}>
      <Card padding="rows" as="ul">
        {mails.map(({ id, subject, to, sentAt }) => (
          <li key={id} className={classes.row}>
            <Link
              to="/dev/mailbox"
              search={{ id }}
              className={classes.mail}
              aria-current={id === openId ? 'true' : undefined}
            >
              <span className={classes.subject}>{subject}</span>
              <span className={classes.detail}>{t('to', { address: to })}</span>
              <time className={classes.detail} dateTime={sentAt}>
                {formatMoment(sentAt)}
              </time>
            </Link>
          </li>
        ))}
      </Card>
    </nav>
  );
}
