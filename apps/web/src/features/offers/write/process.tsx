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

/** What the address of the processes calls the product's own. */
const standard = 'standard';

type Props = {
  id: string;
  /** Sends what was typed: its answer must not arrive after the choice and show the process before it. */
  flush: () => Promise<void>;
};

/** Which process the offer follows: chosen while it is not published, and only shown from then on. */
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
  // Until the others are there, the one that is chosen has a name already.
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
