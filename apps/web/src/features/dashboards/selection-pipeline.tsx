import type { HospitalDashboard } from '@fonendo/contract/dashboards.schema';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../platform/format.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { mayWriteOffersQuery } from '../offers/offers.public.ts';
import { ChartTable } from './charts/chart-table.tsx';
import { StackedBars } from './charts/stacked-bars.tsx';
import classes from './dashboards.module.css';
import { candidatesLink } from './figure-links.ts';
import { Legend } from './legend.tsx';
import { Panel } from './panel.tsx';

type Props = { pipeline: HospitalDashboard['pipeline'] };

/** Open candidacies by step, over all offers. */
export function SelectionPipeline({ pipeline }: Props) {
  const { t } = useTranslation('dashboards');
  const total = pipeline.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel
      title={t('hospital.pipeline')}
      {...(total > 0 && { note: t('hospital.pipelineTotal', { count: total }) })}
      see={{ link: candidatesLink({}), label: t('seeAll') }}
    >
      {total > 0 ? (
        <Bars pipeline={pipeline} />
      ) : (
        <EmptyState
          icon={<UsersRound size={26} strokeWidth={1.75} aria-hidden />}
          title={t('hospital.empty')}
          description={t('hospital.emptyHelp')}
          action={<WriteOffer />}
        />
      )}
    </Panel>
  );
}

/** Only for those whose role allows it. */
function WriteOffer() {
  const { t } = useTranslation('dashboards');
  const { data: mayWrite } = useQuery(mayWriteOffersQuery);
  if (!mayWrite) return null;
  return (
    <Button variant="default" renderRoot={(props) => <Link to="/offers" search={{ write: 'new' }} {...props} />}>
      {t('hospital.write')}
    </Button>
  );
}

function Bars({ pipeline }: Props) {
  const { t } = useTranslation('dashboards');
  const nameOf = (step: string | null) => step ?? t('hospital.applied');
  return (
    <>
      <div className={classes.chartHead}>
        <Legend
          items={[
            { tone: 'older', name: t('hospital.onTime') },
            { tone: 'late', name: t('hospital.overTime') },
          ]}
        />
      </div>
      <ChartTable
        caption={t('hospital.pipeline')}
        head={[t('chart.what'), t('hospital.onTime'), t('hospital.overTime')]}
        rows={pipeline.map(({ step, count, late }) => [nameOf(step), formatNumber(count - late), formatNumber(late)])}
      />
      <StackedBars
        rows={pipeline.map(({ status, step, count, late, filter }) => ({
          key: `${status}-${step}`,
          name: nameOf(step),
          count,
          link: candidatesLink(filter),
          segments: [
            {
              ...{ key: 'onTime', tone: 'older', name: t('hospital.onTime'), value: count - late },
              link: candidatesLink(filter),
            },
            {
              ...{ key: 'late', tone: 'late', name: t('hospital.overTime'), value: late },
              link: candidatesLink({ ...filter, late: 'true' }),
            },
          ],
        }))}
      />
    </>
  );
}
