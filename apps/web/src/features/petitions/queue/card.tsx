import type { PetitionRow } from '@fonendo/contract/petitions/queue.schema';
import { progressSteps } from '@fonendo/domain/petitions/petition.lifecycle';
import { stepUnderWay } from '@fonendo/domain/petitions/standing';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useCountryName } from '../../../platform/countries.ts';
import { PersonAvatar } from '../../../ui/marks/person-avatar.tsx';
import card from '../../../ui/table/row-card.module.css';
import rows from '../../../ui/table/row-link.module.css';
import { StatusBadge } from '../../statuses/statuses.public.ts';
import { Paid } from '../procedure/paid.tsx';
import classes from './card.module.css';
import type { QueueSearch } from './search.ts';
import { DocumentTicks } from './ticks.tsx';
import { Waiting } from './waiting.tsx';

/** A petition of the table on a narrow screen. The whole card opens it. */
export function PetitionCard({ row, search }: { row: PetitionRow; search: QueueSearch }) {
  const { t } = useTranslation('petitions');
  const countryName = useCountryName();
  const { id, name, reference, country, standing, reached, documents, replaced, paid } = row;
  return (
    <>
      <div className={card.head}>
        <PersonAvatar name={name} size={40} />
        <div className={card.who}>
          <Link to="/petitions/$id" params={{ id }} search={search} className={rows.link}>
            {name}
          </Link>
          <span className={card.second}>
            {reference} · {country ? countryName(country) : t('queue.noCountry')}
          </span>
        </div>
      </div>
      <div className={card.facts}>
        <StatusBadge of="petition" status={standing} />
        <Paid paid={paid} />
      </div>
      <div className={card.foot}>
        <span className={classes.progress}>
          {t('queue.step', { step: stepUnderWay(reached) + 1, total: progressSteps.length })}
          <DocumentTicks documents={documents} />
          {replaced > 0 && <span className={classes.replaced}>{t('queue.replaced', { count: replaced })}</span>}
        </span>
        <Waiting days={row.waitingDays} status={row.status} legalTerm={row.legalTerm} />
      </div>
    </>
  );
}
