import type { OfferForDoctor } from '@fonendo/contract/offers/search.schema';
import { jobPosting, serialised } from '@fonendo/domain/offers/job-posting';
import { communities } from '@fonendo/domain/reference/communities';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, FileX2, Share2 } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayOf, formatNumber } from '../../../platform/format.ts';
import { isApiFailure } from '../../../platform/http-client.ts';
import { useCopy } from '../../../platform/use-copy.ts';
import { PersonAvatar } from '../../../ui/marks/person-avatar.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { useTabTitle } from '../../../ui/tab-title.ts';
import { ApplyPanel } from '../../candidacies/candidacies.public.ts';
import { StepOutlineList } from '../../processes/processes.public.ts';
import { StatusBadge } from '../../statuses/statuses.public.ts';
import { offerQuery } from '../offers.queries.ts';
import type { OffersAddress } from '../search/address.ts';
import { OfferMatchBox } from './match.tsx';
import classes from './offer-detail.module.css';
import { OfferFacts } from './offer-facts.tsx';
import { StatutoryNote } from './statutory-note.tsx';

type Props = {
  id: string;
  address: OffersAddress;
  /** Nobody has opened it: the page is still that of the list, with its title. */
  beside?: boolean;
};

/** One offer: beside the list, on phones a page of its own. */
export function OfferDetail({ id, address, beside = false }: Props) {
  const { t } = useTranslation(['offers', 'core']);
  const query = useQuery(offerQuery(id));
  const offer = query.data;
  useJobPosting(beside ? undefined : offer);
  useTabTitle(beside ? null : offer?.name, t('core:nav.offers'));
  return (
    <article className={classes.detail}>
      <Link to="/offers" search={address} viewTransition={false} className={classes.back}>
        <ArrowLeft size={18} aria-hidden />
        {t('detail.back')}
      </Link>
      <AnswerFrame
        query={query}
        outline="text"
        failed={t('detail.failed')}
        failedHelp={t('detail.failedHelp')}
        explain={(failure) => isApiFailure(failure) && failure.status === 404 && <Gone />}
        bare
      >
        {(found) => <Content offer={found} heading={beside ? 'h2' : 'h1'} />}
      </AnswerFrame>
    </article>
  );
}

function Content({ offer, heading: Heading }: { offer: OfferForDoctor; heading: 'h1' | 'h2' }) {
  const { t } = useTranslation('offers');
  const { hospital } = offer;
  return (
    <>
      <div className={classes.body}>
        <header className={classes.head}>
          <PersonAvatar name={hospital.name} kind="hospital" />
          <div className={classes.titles}>
            <Heading className={classes.title}>{offer.name}</Heading>
            <p className={classes.place}>
              {hospital.name}
              <br />
              {hospital.city}, {communities[offer.community].name}
            </p>
          </div>
          <StatusBadge of="offer" status={offer.status} />
        </header>
        {offer.status === 'closed' && <p className={classes.closed}>{t('detail.closed')}</p>}
        <div className={classes.facts}>
          <OfferFacts offer={offer} />
        </div>
        <OfferMatchBox match={offer.match} />
        <StatutoryNote offer={offer} />
        <section>
          <h2 className={classes.section}>{t('detail.post')}</h2>
          <p className={classes.text}>{offer.description}</p>
        </section>
        <section>
          <h2 className={classes.section}>{t('detail.selection')}</h2>
          <p className={classes.support}>{t('detail.selectionHelp')}</p>
          <StepOutlineList steps={offer.steps} />
        </section>
        <section>
          <h2 className={classes.section}>{t('detail.hospital')}</h2>
          <p className={classes.support}>
            {t(`detail.sector.${hospital.sector}`)} ·{' '}
            {t('detail.employees', { count: hospital.employees, total: formatNumber(hospital.employees) })}
          </p>
          <p className={classes.text}>{hospital.description}</p>
        </section>
        <footer className={classes.end}>
          <span className={classes.support}>{t('detail.published', { day: formatDayOf(offer.publishedAt) })}</span>
          <Share offer={offer} />
        </footer>
      </div>
      <Suspense fallback={null}>
        <ApplyPanel offerId={offer.id} offerName={offer.name} />
      </Suspense>
    </>
  );
}

/** The system's share sheet if there is one, otherwise copies the address. */
function Share({ offer }: { offer: OfferForDoctor }) {
  const { t } = useTranslation('offers');
  const { isCopied, copy } = useCopy();
  const share = async () => {
    const url = `${window.location.origin}/offers/${offer.id}`;
    if (!('share' in navigator)) return copy(url);
    try {
      await navigator.share({ title: `${offer.name} · ${offer.hospital.name}`, url });
    } catch (failure) {
      // Closing the share sheet is no error.
      if (failure instanceof DOMException && failure.name === 'AbortError') return;
      copy(url);
    }
  };
  return (
    <Button variant="subtle" size="sm" leftSection={<Share2 size={16} aria-hidden />} onClick={() => void share()}>
      <span aria-live="polite">{t(isCopied ? 'detail.copied' : 'detail.share')}</span>
    </Button>
  );
}

function Gone() {
  const { t } = useTranslation('offers');
  return (
    <EmptyState
      icon={<FileX2 size={26} strokeWidth={1.75} aria-hidden />}
      title={t('detail.gone')}
      description={t('detail.goneHelp')}
    />
  );
}

/**
 * Adds the posting of an open offer to the page while it is shown. A data block is not a script, so the content
 * security policy allows it.
 */
function useJobPosting(offer: OfferForDoctor | undefined): void {
  useEffect(() => {
    if (offer?.status !== 'approved') return;
    const block = document.createElement('script');
    block.type = 'application/ld+json';
    block.textContent = serialised(jobPosting(offer, `${window.location.origin}/offers/${offer.id}`));
    document.head.append(block);
    return () => block.remove();
  }, [offer]);
}
