import { Link, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { SidebarEntry } from '../sidebar.ts';
import classes from './sidebar.module.css';

type Props = { entries: readonly SidebarEntry[]; rail?: boolean; onNavigate?: (() => void) | undefined };

/** The entries of one group; sub-entries are below their parent. In a rail, names appear beside the icon. */
export function Sidebar({ entries, rail = false, onNavigate }: Props) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('nav.label')} className={classes.nav} data-rail={rail || undefined}>
      <ul className={classes.list}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <SidebarLink entry={entry} onNavigate={onNavigate} />
            {entry.children && (
              <ul className={classes.sublist}>
                {entry.children.map((child) => (
                  <li key={child.to}>
                    <SidebarLink entry={child} onNavigate={onNavigate} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SidebarLink({ entry, onNavigate }: { entry: SidebarEntry; onNavigate?: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { icon: Icon, mark: Mark, to, except, also = [], exact = except !== undefined } = entry;
  const isBelow = useLocation({
    select: ({ pathname }) =>
      also.some((path) => pathname === path || pathname.startsWith(`${path}/`)) ||
      (except !== undefined && pathname.startsWith(`${to}/`) && pathname !== except),
  });
  return (
    <Link
      to={to}
      className={classes.link}
      activeOptions={{ exact }}
      onClick={onNavigate}
      {...(isBelow && { 'aria-current': 'page', 'data-status': 'active' })}
    >
      <Icon size={18} aria-hidden className={classes.icon} />
      <span className={classes.label}>{t(`nav.${entry.label}`)}</span>
      {Mark && (
        <Suspense>
          <Mark />
        </Suspense>
      )}
    </Link>
  );
}
