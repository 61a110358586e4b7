import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Inbox, MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { AnswerFrame } from '../../ui/states/answer-frame.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { MailList } from './mail-list.tsx';
import { MailView } from './mail-view.tsx';
import { mailboxQuery } from './mailbox.queries.ts';
import classes from './mailbox.screen.module.css';

/** The mails of the demo: the list, and beside it (on phones instead of it) the open one. */
export function MailboxScreen({ openId }: { openId: string | undefined }) {
  const { t } = useTranslation('mailbox');
  const query = useQuery(mailboxQuery);
  return (
    <div className={classes.mailbox}>
      <Title order={1}>{t('heading')}</Title>
      <p className={classes.lead}>{t('lead')}</p>
      <div className={classes.panes} data-open={openId !== undefined || undefined}>
        <div className={classes.list}>
          <AnswerFrame query={query} outline="rows" failed={t('failed')} failedHelp={t('failedHelp')}>
            {(mails) =>
              mails.length > 0 ? (
                <MailList mails={mails} openId={openId} />
              ) : (
                <Card>
                  <EmptyState icon={<Inbox size={26} aria-hidden />} title={t('empty')} description={t('emptyHelp')} />
                </Card>
              )
            }
          </AnswerFrame>
        </div>
        <div className={classes.open}>
          {openId ? (
            <MailView id={openId} />
          ) : (
            <Card>
              <EmptyState icon={<MailOpen size={26} aria-hidden />} title={t('choose')} description={t('chooseHelp')} />
            </Card>
          )}
        </div>
      </div>
    </div>
  );
}
