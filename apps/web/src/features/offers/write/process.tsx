import type { ManagedOffer } from '@fonendo/contract/offers/offers.schema';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../platform/use-action.ts';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Section } from '../../../ui/section.tsx';
import { processesQuery, StepOutlineList } from '../../processes/processes.public.ts';
import { cacheOffer, chooseProcess, managedOfferQuery } from '../manage/managed-offers.queries.ts';
import classes from './write-offer.module.css';

/** The name of the product's own process in the address of the processes page. */
const standard = 'standard';

type Props = {
  id: string;
  /** Sends unsaved input first: its answer must not arrive after the choice and show the previous process. */
  flush: () => Promise<void>;
};

/** The process of the offer: chosen before publication, shown afterwards. */
export function WriteProcess({ id, flush }: Props) {
  const { t } = useTranslation('managedOffers');
  const { data: offer } = useQuery(managedOfferQuery(id));
  if (!offer) return null;
  const open = offer.allowedEvents.some(({ event, refused }) => event === 'chooseProcess' && refused === null);
  return (
    <Section
      title={t('process.title')}
      aside={
        <Link to="/process" search={{ process: offer.process?.id ?? standard }} className={classes.link}>
          {t('process.manage')}
        </Link>
      }
    >
      <Card>
        {open ? <Choice offer={offer} flush={flush} /> : <p className={classes.help}>{t('process.fixed')}</p>}
        <StepOutlineList steps={offer.steps} />
      </Card>
    </Section>
  );
}

function Choice({ offer, flush }: { offer: ManagedOffer; flush: Props['flush'] }) {
  const { t } = useTranslation('managedOffers');
  const { data: processes } = useQuery(processesQuery);
  const choose = useAction({
    run: async (processId: string | null) => {
      await flush();
      return chooseProcess(offer.id, processId);
    },
    cache: cacheOffer,
    failed: t('process.failed'),
  });
  const { process } = offer;
  // Until the list is loaded, it contains only the chosen one.
  const own = processes?.items ?? (process ? [process] : []);
  return (
    <div className={classes.process}>
      <SelectField
        label={t('process.label')}
        description={t('process.help')}
        searchable={own.length > 8}
        data={[
          { value: standard, label: t('process.standard') },
          ...own.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        disabled={choose.isBusy}
        value={choose.isBusy ? (choose.input ?? standard) : (process?.id ?? standard)}
        onChange={(value) => choose.start(value === standard ? null : value)}
      />
    </div>
  );
}
