import type { ServiceState } from '@fonendo/contract/health/service.schema';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card, CardRow } from '../../ui/card.tsx';
import { type BadgeTone, ToneBadge } from '../../ui/marks/tone-badge.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';
import { AnswerFrame } from '../../ui/states/answer-frame.tsx';
import { serviceQuery } from './health.queries.ts';
import { Installation } from './installation.tsx';
import { QueuedMails } from './queued-mails.tsx';
import classes from './service.module.css';
import { JobList, QueueList } from './work-lists.tsx';

const statusTones = { ready: 'ok', degraded: 'warn', unavailable: 'bad' } as const satisfies Record<string, BadgeTone>;

/** How the installation is, for the administrators who answer for it. */
export function ServiceScreen() {
  const { t } = useTranslation('health');
  const query = useQuery(serviceQuery);
  const status = query.data?.status;
  return (
    <div data-density="workplace" className={classes.page}>
      <PageHeader
        title={t('heading')}
        meta={
          <>
            {status && (
              <span role="status">
                <ToneBadge tone={statusTones[status]} glyph={status === 'ready' ? 'tick' : 'triangle'}>
                  {t(`status.${status}`)}
                </ToneBadge>
              </span>
            )}
            <p className={classes.lead}>{t('lead')}</p>
          </>
        }
      />
      <AnswerFrame query={query} outline="rows" rows={5} failed={t('failed')} failedHelp={t('failedHelp')}>
        {(state) => (
          <div>
            <Parts parts={state.parts} />
            <QueuedMails />
            <JobList jobs={state.jobs} />
            <QueueList queues={state.queues} />
            <Installation state={state} />
          </div>
        )}
      </AnswerFrame>
    </div>
  );
}

/** What is late still works, and so does everything without a replica; what is away does not. */
const lateParts: readonly string[] = ['replica', 'jobs', 'mail'];

function Parts({ parts }: Pick<ServiceState, 'parts'>) {
  const { t } = useTranslation('health');
  return (
    <Section title={t('parts.title')}>
      <Card padding="rows" as="ul" label={t('parts.title')}>
        {parts.map(({ part, state }) => (
          <CardRow key={part} as="li">
            <div className={classes.row}>
              <div>
                <p className={classes.name}>{t(`parts.names.${part}`)}</p>
                <p className={classes.support}>{t(`parts.${state}.${part}`)}</p>
              </div>
              {state === 'ok' ? (
                <ToneBadge tone="ok" glyph="tick">
                  {t('parts.states.ok')}
                </ToneBadge>
              ) : (
                <ToneBadge
                  tone={state === 'off' ? 'neutral' : lateParts.includes(part) ? 'warn' : 'bad'}
                  glyph={state === 'off' ? 'minus' : lateParts.includes(part) ? 'clock' : 'triangle'}
                >
                  {state === 'failed' && lateParts.includes(part) ? t('parts.late') : t(`parts.states.${state}`)}
                </ToneBadge>
              )}
            </div>
          </CardRow>
        ))}
      </Card>
    </Section>
  );
}
