import type { Notification } from '@fonendo/contract/notifications.schema';
import type { MailFamily } from '@fonendo/domain/notifications/mail-families';
import { notificationFacts } from '@fonendo/domain/notifications/notification-facts';
import { localeTags } from '@fonendo/domain/shared/locale';
import type { documents } from '@fonendo/messages/es/documents';
import { describeNotification, type NotificationTexts } from '@fonendo/messages/notification-text';
import { ActionIcon, Tooltip, VisuallyHidden } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import {
  BriefcaseMedical,
  CalendarDays,
  Check,
  CircleAlert,
  CircleCheck,
  CircleX,
  CreditCard,
  FileCheck2,
  type LucideIcon,
  Users,
} from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatEntryMoment } from '../../platform/format.ts';
import { currentLocale } from '../../platform/i18n.ts';
import classes from './notification-row.module.css';
import { useMarkRead } from './use-mark-read.ts';
import { verdicts } from './verdicts.ts';

const icons: Partial<Record<MailFamily, LucideIcon>> = {
  petitions: FileCheck2,
  offers: BriefcaseMedical,
  candidacies: Users,
  interviews: CalendarDays,
};

const verdictIcons = { good: CircleCheck, warn: CircleAlert, bad: CircleX };

type Props = { notification: Notification; onOpen?: () => void };

/** One notification: text, time and link. Opening it marks it as read. */
export function NotificationRow({ notification, onOpen }: Props) {
  const { t } = useTranslation('notifications');
  const { history } = useRouter();
  const mark = useMarkRead();
  const opener = useRef<HTMLAnchorElement>(null);
  const { id, kind, at, link, read } = notification;
  const { title, body } = useSentences(notification);
  const verdict = verdicts[kind];
  const Icon = verdict ? verdictIcons[verdict] : (icons[notificationFacts[kind].family ?? 'newsletter'] ?? CreditCard);

  function open(event: MouseEvent) {
    if (!read) mark?.([id]);
    onOpen?.();
    // Opening in another tab or window is left to the browser.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    history.push(link);
  }

  return (
    <div className={classes.row} data-unread={!read || undefined}>
      <span className={classes.icon} data-verdict={verdict}>
        <Icon size={18} aria-hidden />
      </span>
      <div className={classes.words}>
        <a ref={opener} href={link} className={classes.link} onClick={open}>
          {title}
        </a>
        <p className={classes.body}>{body}</p>
        <time className={classes.at} dateTime={at}>
          {formatEntryMoment(at)}
        </time>
      </div>
      {!read && (
        <span className={classes.mark}>
          <span className={classes.dot} aria-hidden />
          <VisuallyHidden>{t('isNew')}</VisuallyHidden>
        </span>
      )}
      {!read && mark && (
        <Tooltip label={t('markOne')}>
          <ActionIcon
            className={classes.action ?? ''}
            variant="subtle"
            aria-label={`${t('markOne')}: ${title}`}
            onClick={() => {
              mark([id]);
              // This button disappears once it was used.
              opener.current?.focus();
            }}
          >
            <Check size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </div>
  );
}

/** Both catalogues are loaded with the list; a change of language renders everything again. */
function useSentences(notification: Notification) {
  const { i18n } = useTranslation(['notifications', 'documents']);
  const locale = currentLocale();
  return describeNotification(notification, {
    texts: i18n.getResourceBundle(locale, 'notifications') as NotificationTexts,
    documents: (i18n.getResourceBundle(locale, 'documents') as typeof documents).kinds,
    tag: localeTags[locale],
  });
}
