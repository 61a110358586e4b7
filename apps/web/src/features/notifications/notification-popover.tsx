import { Anchor, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BellOff } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerFrame } from '../../ui/states/answer-frame.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { BellButton } from './notification-bell.tsx';
import classes from './notification-popover.module.css';
import { NotificationRow } from './notification-row.tsx';
import { latestQuery } from './notifications.queries.ts';
import { useMarkRead } from './use-mark-read.ts';

/** The latest notifications, open from the start, because it is loaded by a click. */
export function NotificationPopover() {
  const { t } = useTranslation('notifications');
  const [opened, popover] = useDisclosure(true);
  const bell = useRef<HTMLButtonElement>(null);
  return (
    <Popover
      opened={opened}
      onChange={(open) => {
        if (open) return;
        popover.close();
        // Done here, because the bell that opened the popover was replaced by this one.
        bell.current?.focus();
      }}
      position="bottom-end"
      width="min(420px, calc(100vw - 16px))"
      shadow="md"
      trapFocus
      withinPortal
    >
      <Popover.Target>
        <BellButton ref={bell} aria-haspopup="dialog" aria-expanded={opened} onClick={popover.toggle} />
      </Popover.Target>
      <Popover.Dropdown aria-label={t('heading')} className={classes.dropdown}>
        <Latest onOpen={popover.close} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** It stays when there is nothing left to mark: otherwise keyboard users would lose the focus. */
function MarkAll({ unread, mark }: { unread: number; mark: () => void }) {
  const { t } = useTranslation('notifications');
  return (
    <Anchor
      component="button"
      type="button"
      size="sm"
      className={classes.markAll ?? ''}
      aria-disabled={unread === 0}
      onClick={() => unread > 0 && mark()}
    >
      {t(unread > 0 ? 'markAll' : 'emptyUnread')}
    </Anchor>
  );
}

function Latest({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('notifications');
  const query = useQuery(latestQuery);
  const { data } = query;
  const mark = useMarkRead();
  return (
    <>
      <div className={classes.head}>
        <p className={classes.title}>{t('heading')}</p>
        {mark && data && <MarkAll unread={data.unread} mark={() => mark(undefined)} />}
      </div>
      <div className={classes.list}>
        <AnswerFrame
          query={query}
          outline="text"
          failed={t('failed')}
          failedHelp={t('failedHelp')}
          empty={{
            when: ({ items }) => items.length === 0,
            show: (
              <EmptyState
                icon={<BellOff size={26} strokeWidth={1.75} aria-hidden />}
                title={t('empty')}
                description={t('emptyHelp')}
              />
            ),
          }}
          bare
        >
          {({ items }) => (
            <ul className={classes.items}>
              {items.map((notification) => (
                <li key={notification.id} className={classes.item}>
                  <NotificationRow notification={notification} onOpen={onOpen} />
                </li>
              ))}
            </ul>
          )}
        </AnswerFrame>
      </div>
      <div className={classes.foot}>
        <Anchor
          size="sm"
          renderRoot={(props) => <Link to="/account" search={{ tab: 'notifications' }} onClick={onOpen} {...props} />}
        >
          {t('seeAll')}
        </Anchor>
      </div>
    </>
  );
}
