import type { HospitalDashboard } from '@fonendo/contract/dashboards.schema';
import type { WaitingKind } from '@fonendo/domain/dashboards/hospital-steps';
import { lateAfterDays } from '@fonendo/domain/selection/list';
import { Link } from '@tanstack/react-router';
import {
  CalendarClock,
  CalendarPlus,
  ChevronRight,
  ClipboardCheck,
  FileCheck,
  Inbox,
  type LucideIcon,
  MessageCircle,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { candidatesLink } from '../figure-links.ts';
import { Panel } from '../panel.tsx';
import classes from './hospital-dashboard.module.css';

const icons: Record<WaitingKind, LucideIcon> = {
  unseen: Inbox,
  messages: MessageCircle,
  interviewDate: CalendarPlus,
  interviewProposal: CalendarClock,
  documents: FileCheck,
  interviewResult: ClipboardCheck,
};

/** What waits for an answer, by kind, the oldest first; each opens its list. */
export function WaitingList({ waiting }: Pick<HospitalDashboard, 'waiting'>) {
  const { t } = useTranslation('dashboards');
  const total = waiting.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel
      title={t('hospital.waiting.title')}
      {...(total > 0 && { note: t('hospital.waiting.total', { count: total }) })}
    >
      {total === 0 ? (
        <p className={classes.support}>{t('hospital.waiting.none')}</p>
      ) : (
        <ul className={classes.kinds}>
          {waiting.map(({ kind, count, filter, oldest: { candidate, offer, days } }) => {
            const Icon = icons[kind];
            return (
              <li key={kind}>
                <Link {...candidatesLink(filter)} className={classes.kind}>
                  <span className={classes.kindIcon}>
                    <Icon size={17} aria-hidden />
                  </span>
                  <span className={classes.kindWords}>
                    <span className={classes.kindName}>{t(`hospital.waiting.${kind}`)}</span>
                    <span className={classes.support}>
                      {candidate}, {offer}
                    </span>
                  </span>
                  <span className={classes.kindAge} data-late={days > lateAfterDays || undefined}>
                    <b>{days === 0 ? t('hospital.waiting.today') : t('days', { count: days })}</b>
                    <span className={classes.support}>{t(`hospital.waiting.oldest.${kind}`)}</span>
                  </span>
                  <b className={classes.kindCount}>{formatNumber(count)}</b>
                  <ChevronRight size={16} aria-hidden className={classes.chevron} />
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
