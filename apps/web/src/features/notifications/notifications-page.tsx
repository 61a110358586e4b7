import { isDoctor } from '@fonendo/domain/auth/policy-group';
import { Anchor, Button, SegmentedControl } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { BellOff, CheckCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/auth-state.ts';
import { Card, CardRow } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { AnswerFrame } from '../../ui/states/answer-frame.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { NotificationRow } from './notification-row.tsx';
import { allQuery } from './notifications.queries.ts';
import classes from './notifications-page.module.css';
import { useMarkRead } from './use-mark-read.ts';

const route = getRouteApi('/account/');

/** All notifications, newest first, or only unread ones. */
export function NotificationsPage() {
  const { t } = useTranslation('notifications');
  const forDoctor = isDoctor(useSession()?.policyGroups ?? []);
  const { show } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useInfiniteQuery(allQuery(show));
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const mark = useMarkRead();
  const unread = data?.pages.at(-1)?.unread ?? 0;
  return (
    <div className={classes.page}>
      <Section
        title={t('heading')}
        description={
          <>
            {t(forDoctor ? 'lead' : 'leadStaff')}{' '}
            <Anchor inherit renderRoot={(props) => <Link to="/account" search={{ tab: 'privacy' }} {...props} />}>
              {t('preferences')}
            </Anchor>
          </>
        }
      >
        <div className={classes.bar}>
          <SegmentedControl
            aria-label={t('filter')}
            value={show ?? 'all'}
            onChange={(value) =>
              void navigate({
                search: { tab: 'notifications', ...(value === 'unread' && { show: 'unread' }) },
                viewTransition: false,
                resetScroll: false,
              })
            }
            data={[
              { value: 'all', label: t('all') },
              { value: 'unread', label: t('onlyUnread') },
            ]}
          />
          {mark && data && (
            <Button
              variant="default"
              leftSection={<CheckCheck size={17} aria-hidden />}
              // Neither hidden nor disabled: otherwise keyboard users would lose the focus.
              aria-disabled={unread === 0}
              {...(unread === 0 && { 'data-disabled': true })}
              onClick={() => unread > 0 && mark(undefined)}
            >
              {t(unread > 0 ? 'markAll' : 'emptyUnread')}
            </Button>
          )}
        </div>
        <AnswerFrame
          query={query}
          outline="rows"
          failed={t('failed')}
          failedHelp={t('failedHelp')}
          empty={{
            when: ({ pages }) => pages.every(({ items }) => items.length === 0),
            show: (
              <EmptyState
                icon={<BellOff size={26} strokeWidth={1.75} aria-hidden />}
                title={t(show ? 'emptyUnread' : 'empty')}
                description={t(show ? 'emptyUnreadHelp' : 'emptyHelp')}
              />
            ),
          }}
        >
          {({ pages }) => (
            <Card as="ul" padding="rows">
              {pages
                .flatMap(({ items }) => items)
                .map((notification) => (
                  <CardRow as="li" key={notification.id}>
                    <NotificationRow notification={notification} />
                  </CardRow>
                ))}
            </Card>
          )}
        </AnswerFrame>
        {hasNextPage && (
          <div className={classes.more}>
            <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('more')}
            </Button>
          </div>
        )}
      </Section>
    </div>
  );
}
