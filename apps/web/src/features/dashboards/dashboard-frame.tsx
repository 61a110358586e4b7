import { localeTags } from '@fonendo/domain/shared/locale';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session/auth-state.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { AnswerFrame } from '../../ui/states/answer-frame.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import classes from './dashboards.module.css';

type Props<Data> = {
  query: UseQueryResult<Data>;
  /** `hello` is the informal greeting for doctors. */
  greeting: 'byHour' | 'hello';
  /** Beside the greeting. */
  actions?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Greeting and date, and below them the content, its loading state or failure. */
export function DashboardFrame<Data>({ query, greeting, actions, children }: Props<Data>) {
  const { t } = useTranslation('dashboards');
  const name = useSession()?.firstname ?? '';
  const now = new Date();
  return (
    <div className={classes.dashboard} {...(greeting === 'byHour' && workplace)}>
      <PageHeader
        title={t(`greeting.${greeting === 'hello' ? 'hello' : partOfDay(now)}`, { name })}
        meta={<p className={classes.date}>{formatToday(now)}</p>}
        actions={actions}
      />
      <AnswerFrame
        query={query}
        loading={
          <div className={classes.loading}>
            <LoadingState of="rows" rows={2} />
            <LoadingState />
          </div>
        }
        failed={t('failed')}
        failedHelp={t('failedHelp')}
      >
        {children}
      </AnswerFrame>
    </div>
  );
}

/** For those who work with it all day: dense, and as wide as the window. A doctor's is read like a page. */
const workplace = { 'data-density': 'workplace', 'data-of-figures': true };

/** As people in Spain say it: the afternoon begins after lunch. */
function partOfDay(now: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = now.getHours();
  if (hour < 6 || hour >= 21) return 'evening';
  return hour < 14 ? 'morning' : 'afternoon';
}

const formatToday = (now: Date): string =>
  new Intl.DateTimeFormat(localeTags[currentLocale()], { dateStyle: 'full' }).format(now);
