import type { AdministratorDashboard, ListFigure } from '@fonendo/contract/dashboards.schema';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { CheckCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import classes from '../dashboards.module.css';
import { managedOffersLink } from '../figure-links.ts';
import { Panel } from '../panel.tsx';

type Props = { offers: AdministratorDashboard['offersToApprove']; total: ListFigure };

/** The five offers that have waited longest for a verdict. */
export function OffersToApprove({ offers, total }: Props) {
  const { t } = useTranslation('dashboards');
  return (
    <Panel
      title={t('offers.title')}
      {...(total.count > 0 && { note: total.count })}
      see={{ link: managedOffersLink(total.filter), label: t('seeAll') }}
    >
      {offers.length === 0 ? (
        <EmptyState
          icon={<CheckCheck size={26} strokeWidth={1.75} aria-hidden />}
          title={t('offers.none')}
          description={t('offers.noneHelp')}
        />
      ) : (
        <ul className={classes.rows}>
          {offers.map(({ id, name, hospital, waitingDays, revision }) => (
            <li key={id} className={classes.row}>
              <span className={classes.rowWords}>
                <span className={classes.rowName}>{name}</span>
                <span className={classes.rowNote}>
                  {hospital}
                  {revision && ` · ${t('offers.revision')}`}
                </span>
              </span>
              <span className={classes.rowDays} data-late={waitingDays > 7 || undefined}>
                {waitingDays === 0 ? t('today') : t('days', { count: waitingDays })}
              </span>
              <Button
                variant="default"
                size="sm"
                aria-label={t('offers.reviewOf', { name, hospital })}
                renderRoot={(props) => <Link to="/offers/$id" params={{ id }} {...props} />}
              >
                {t('offers.review')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
