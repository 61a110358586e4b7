import type { ReportedItem } from '@fonendo/contract/conversations/reports.schema';
import { type ReadStanding, readStandings } from '@fonendo/domain/conversations/reports';
import { Button, Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../platform/format.ts';
import { Card, CardRow } from '../../../ui/card.tsx';
import { ToneBadge } from '../../../ui/marks/tone-badge.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import tabStyles from '../../../ui/page-tabs.module.css';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import classes from './reports.module.css';
import { reportedListQuery } from './reports.queries.ts';

type Props = { standing: ReadStanding; onStanding: (standing: ReadStanding) => void };

/** Conversations that somebody reported: what waits for the team, and what it has closed. */
export function ReportedListScreen({ standing, onStanding }: Props) {
  const { t } = useTranslation('reports');
  return (
    <div data-density="workplace" className={classes.list}>
      <PageHeader title={t('heading')} meta={<p className={classes.lead}>{t('lead')}</p>} />
      <Tabs value={standing} onChange={(value) => onStanding(value === 'closed' ? 'closed' : 'reported')}>
        <Tabs.List className={tabStyles.list ?? ''} aria-label={t('views.label')}>
          {readStandings.map((view) => (
            <Tabs.Tab key={view} value={view} className={tabStyles.tab ?? ''}>
              {t(`views.${view}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={standing} className={classes.panel ?? ''}>
          <Listed key={standing} standing={standing} />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}

function Listed({ standing }: { standing: ReadStanding }) {
  const { t } = useTranslation('reports');
  const query = useInfiniteQuery(reportedListQuery(standing));
  return (
    <AnswerFrame
      query={query}
      outline="rows"
      rows={3}
      failed={t('failed')}
      failedHelp={t('failedHelp')}
      empty={{
        when: ({ pages }) => pages[0]?.items.length === 0,
        show: (
          <EmptyState
            icon={<Flag size={26} strokeWidth={1.75} aria-hidden />}
            title={t(`none.${standing}`)}
            description={t(`none.${standing}Help`)}
          />
        ),
      }}
    >
      {({ pages }) => (
        <Card padding="rows" as="ul" label={t(`views.${standing}`)}>
          {pages
            .flatMap(({ items }) => items)
            .map((item) => (
              <CardRow key={item.id} as="li">
                <Row item={item} />
              </CardRow>
            ))}
          {query.hasNextPage && (
            <CardRow as="li" foot>
              <Button
                variant="subtle"
                size="compact-sm"
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t(query.isFetchNextPageError ? 'moreFailed' : 'more')}
              </Button>
            </CardRow>
          )}
        </Card>
      )}
    </AnswerFrame>
  );
}

function Row({ item: { id, standing, since, offer, hospital, doctor, turn, reports } }: { item: ReportedItem }) {
  const { t } = useTranslation('reports');
  const names = { doctor: doctor ?? t('left'), hospital };
  const reasons = reports.map(({ side, reason }) => `${t(`by.${side}`)}: ${t(`reasons.${reason}`)}`);
  return (
    <div className={classes.row}>
      <div>
        <p className={classes.name}>{t('item', names)}</p>
        <p className={classes.support}>{t('offer', { offer })}</p>
        {[...new Set(reasons)].map((reason) => (
          <p key={reason} className={classes.reason}>
            {reason}
          </p>
        ))}
        <p className={classes.support}>{t(`since.${standing}`, { moment: formatMoment(since) })}</p>
      </div>
      {turn ? (
        <ToneBadge tone="warn" glyph="clock">
          {t(`turn.${turn}`)}
        </ToneBadge>
      ) : (
        <ToneBadge tone="neutral" glyph="minus">
          {t('turn.nobody')}
        </ToneBadge>
      )}
      <Button
        variant="default"
        size="sm"
        aria-label={t(`readOf.${standing}`, names)}
        renderRoot={(props) => <Link to="/reports/$id" params={{ id }} {...props} />}
      >
        {t(standing === 'reported' ? 'read' : 'readClosed')}
      </Button>
    </div>
  );
}
