import type { FoundOffer, OfferPage } from '@fonendo/contract/offers/search.schema';
import { Button, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { BriefcaseMedical, SearchX } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import type { OffersAddress } from './address.ts';
import classes from './list.module.css';
import { OfferCard } from './offer-card.tsx';
import { isNarrowed, type OffersSearch } from './search.ts';

type Props = {
  pages: readonly OfferPage[];
  search: OffersSearch;
  address: OffersAddress;
  selectedId: string | undefined;
  onClear: () => void;
  /** Undefined if there are no more. */
  onMore: (() => void) | undefined;
  loadingMore: boolean;
  moreFailed: boolean;
};

/** The cards, loaded page by page while scrolling; arrow keys move between them. */
export function OffersList({ pages, search, address, selectedId, onClear, onMore, loadingMore, moreFailed }: Props) {
  const { t } = useTranslation('offers');
  const offers = withoutRepeats(pages);
  if (offers.length === 0) {
    return (
      <div className={classes.nothing}>
        <Nothing search={search} onClear={onClear} />
      </div>
    );
  }
  return (
    <>
      <VisuallyHidden>{t('search.keys')}</VisuallyHidden>
      <ul className={classes.cards} aria-label={t('search.list')} onKeyDown={moveFocus}>
        {offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} selected={offer.id === selectedId} address={address} />
        ))}
      </ul>
      {onMore ? (
        <More key={offers.length} onMore={onMore} loading={loadingMore} failed={moreFailed} />
      ) : (
        pages.length > 1 && <p className={classes.end}>{t('search.end')}</p>
      )}
    </>
  );
}

/** An offer that moved between two pages is shown once. */
function withoutRepeats(pages: readonly OfferPage[]): FoundOffer[] {
  return [...new Map(pages.flatMap(({ items }) => items).map((offer) => [offer.id, offer])).values()];
}

const steps: Partial<Record<string, 'next' | 'previous' | 'first' | 'last'>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const step = steps[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-card]')];
  const at = cards.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  const places = { next: at + 1, previous: at - 1, first: 0, last: cards.length - 1 };
  cards[places[step]]?.focus();
}

/** Loads by itself when it becomes visible; the button is for keyboards and after a failure. */
function More({ onMore, loading, failed }: { onMore: () => void; loading: boolean; failed: boolean }) {
  const { t } = useTranslation('offers');
  const place = useRef<HTMLDivElement>(null);
  const ask = useRef(onMore);
  ask.current = onMore;
  useEffect(() => {
    if (!place.current || failed) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && ask.current(), {
      rootMargin: '400px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [failed]);
  return (
    <div ref={place} className={classes.more} role="status">
      {failed && <p className={classes.moreFailed}>{t('search.moreFailed')}</p>}
      <Button variant="subtle" loading={loading} onClick={onMore}>
        {loading ? t('search.loadingMore') : t('search.more')}
      </Button>
    </div>
  );
}

function Nothing({ search, onClear }: { search: OffersSearch; onClear: () => void }) {
  const { t } = useTranslation('offers');
  if (!isNarrowed(search)) {
    return (
      <EmptyState
        icon={<BriefcaseMedical size={26} strokeWidth={1.75} aria-hidden />}
        title={t('search.empty')}
        description={t('search.emptyHelp')}
      />
    );
  }
  return (
    <EmptyState
      icon={<SearchX size={26} strokeWidth={1.75} aria-hidden />}
      title={search.search ? t('search.noneWith', { search: search.search }) : t('search.none')}
      description={t('search.noneHelp')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('search.clearAll')}
        </Button>
      }
    />
  );
}

/** Which word was corrected, with a link to search exactly what was typed. */
export function Understood({ page, search, onExact }: { page: OfferPage; search: OffersSearch; onExact: () => void }) {
  const { t } = useTranslation('offers');
  if (page.understood.length === 0) return null;
  return (
    <p className={classes.understood}>
      {t('search.understood', { understood: page.understood.map(({ understood }) => understood).join(' ') })}{' '}
      <UnstyledButton className={classes.link} onClick={onExact}>
        {t('search.exact', { typed: search.search })}
      </UnstyledButton>
    </p>
  );
}
