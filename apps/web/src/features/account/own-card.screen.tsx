import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../platform/format.ts';
import { Card } from '../../ui/card.tsx';
import { PersonAvatar } from '../../ui/marks/person-avatar.tsx';
import { AnswerFrame } from '../../ui/states/answer-frame.tsx';
import { accountQuery } from './account.queries.ts';
import classes from './own-card.module.css';

/** An administrator's own card; nobody else sees it. */
export function OwnCardScreen() {
  const { t } = useTranslation(['account', 'core']);
  const query = useQuery(accountQuery);
  return (
    <>
      <Link to="/account" className={classes.back}>
        <ArrowLeft size={16} aria-hidden /> {t('own.back')}
      </Link>
      <AnswerFrame query={query} failed={t('failed')} failedHelp={t('failedHelp')}>
        {(account) => (
          <Card padding="hero">
            <div className={classes.person}>
              <PersonAvatar name={`${account.firstname} ${account.lastname}`} size={56} />
              <div className={classes.names}>
                <Title order={1} className={classes.name ?? ''}>
                  {account.firstname} {account.lastname}
                </Title>
                <p className={classes.lead}>{t('own.lead')}</p>
              </div>
            </div>
            <dl className={classes.facts}>
              <div>
                <dt>{t('own.role')}</dt>
                <dd>{account.policyGroups.map((group) => t(`core:groups.${group}`)).join(', ')}</dd>
              </div>
              <div>
                <dt>{t('own.email')}</dt>
                <dd>{account.email}</dd>
              </div>
              <div>
                <dt>{t('own.phone')}</dt>
                <dd>{account.phone ? `${account.phonePrefix} ${account.phone}` : t('own.none')}</dd>
              </div>
              <div>
                <dt>{t('own.since')}</dt>
                <dd>{formatDay(account.createdAt.slice(0, 10), 'long')}</dd>
              </div>
            </dl>
            <Link to="/account" search={{ tab: 'account' }} className={classes.edit}>
              {t('own.edit')}
            </Link>
          </Card>
        )}
      </AnswerFrame>
    </>
  );
}
