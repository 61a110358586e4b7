import { Accordion, Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Accordion.layer.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Copy, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDayOf } from '../../../platform/format.ts';
import { useSession } from '../../../platform/session/auth-state.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useCopy } from '../../../platform/use-copy.ts';
import { Card } from '../../../ui/card.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { Section } from '../../../ui/section.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { calendarFeedQuery, renewFeed } from '../interviews.queries.ts';
import classes from './interviews-calendar.module.css';

const programs = ['google', 'outlook', 'apple'] as const;

/** The secret link for one's own calendar: copy, renew, and instructions. */
export function CalendarFeedCard({ side }: { side: 'doctor' | 'hospital' }) {
  const { t } = useTranslation('interviews');
  const impersonated = Boolean(useSession()?.impersonatedBy);
  const title = t(side === 'doctor' ? 'feed.heading' : 'feed.headingHospital');
  return (
    <Section title={title}>
      <Card>
        <div className={classes.feed}>
          <p className={classes.lead}>{t(side === 'doctor' ? 'feed.lead' : 'feed.leadHospital')}</p>
          {impersonated ? <p className={classes.secret}>{t('feed.impersonating')}</p> : <FeedLink />}
          <div>
            <p className={classes.how}>{t('feed.how')}</p>
            <Accordion variant="default">
              {programs.map((program) => (
                <Accordion.Item key={program} value={program}>
                  <Accordion.Control>{t(`feed.${program}`)}</Accordion.Control>
                  <Accordion.Panel>{t(`feed.${program}Steps`)}</Accordion.Panel>
                </Accordion.Item>
              ))}
            </Accordion>
          </div>
        </div>
      </Card>
    </Section>
  );
}

function FeedLink() {
  const { t } = useTranslation('interviews');
  const queryClient = useQueryClient();
  const ask = useConfirm();
  const { isCopied, copy } = useCopy();
  const { data, isError } = useQuery(calendarFeedQuery);
  const renew = useAction({
    ask: () =>
      ask({
        title: t('feed.renewTitle'),
        description: t('feed.renewHelp'),
        action: t('feed.renew'),
        keeps: 'link',
      }),
    run: () => renewFeed(queryClient),
    done: t('feed.renewed'),
    failed: t('feed.renewFailed'),
  });
  if (isError) return <p className={classes.secret}>{t('feed.failed')}</p>;
  if (!data) return <LoadingState of="text" />;
  return (
    <>
      <TextInput
        label={t('feed.link')}
        description={t('feed.secret')}
        inputWrapperOrder={['label', 'input', 'description']}
        readOnly
        value={data.url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.feedActions}>
        <Button
          leftSection={isCopied ? <Check size={17} aria-hidden /> : <Copy size={17} aria-hidden />}
          onClick={() => copy(data.url)}
        >
          <span aria-live="polite">{t(isCopied ? 'feed.copied' : 'feed.copy')}</span>
        </Button>
        <Button
          variant="subtle"
          leftSection={<RefreshCw size={16} aria-hidden />}
          loading={renew.isBusy}
          onClick={() => renew.start()}
        >
          {t('feed.renew')}
        </Button>
      </div>
      {data.renewedAt && <p className={classes.secret}>{t('feed.renewedOn', { date: formatDayOf(data.renewedAt) })}</p>}
    </>
  );
}
