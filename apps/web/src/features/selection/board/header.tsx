import type { Board } from '@fonendo/contract/selection/lists.schema';
import { communities } from '@fonendo/domain/reference/communities';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Megaphone } from 'lucide-react';
import { type ComponentProps, lazy, memo, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatSalaryRange } from '../../../platform/format.ts';
import { loadTexts } from '../../../platform/i18n.ts';
import { useInPerson } from '../../../platform/session/auth-state.ts';
import { InPersonNote } from '../../../platform/session/in-person-note.tsx';
import { useTabTitle } from '../../../ui/tab-title.ts';
import { InTopBar } from '../../../ui/top-bar.tsx';
import { StatusBadge } from '../../statuses/statuses.public.ts';
import classes from './board.module.css';

/** Loaded on demand, with what hospitals see of doctors. */
const RecommendOffer = lazy(async () => {
  const { RecommendOffer: Dialog } = await import('../../doctors/doctors.public.ts');
  return { default: (props: ComponentProps<typeof Dialog>) => <Dialog {...props} /> };
});

type Props = Pick<Board, 'offer' | 'open' | 'can'> & {
  /** On phones and tablets beside the way back, else beside the other buttons. */
  tools: ReactNode;
  isPhone: boolean;
};

/** The offer, its status, and links. */
export const BoardHeader = memo(function BoardHeader({ offer, open, can, tools, isPhone }: Props) {
  const { t } = useTranslation(['candidates', 'ui']);
  const name = offer.name ?? t('board.untitled');
  useTabTitle(name, t('heading'));
  const facts = [
    t('board.inProgress', { count: open }),
    offer.vacancies !== null && t('board.filled', { filled: offer.filled, count: offer.vacancies }),
  ].filter(Boolean);
  const further = [
    offer.salaryMin !== null &&
      offer.salaryMax !== null &&
      `${formatSalaryRange(offer.salaryMin, offer.salaryMax)} ${t('board.perYear')}`,
    [offer.city, offer.community && communities[offer.community].name].filter(Boolean).join(', '),
  ].filter(Boolean);
  const inPerson = useInPerson();
  return (
    <header className={classes.header}>
      <InTopBar>
        <nav aria-label={t('ui:pageHeader.breadcrumb')} className={classes.breadcrumb}>
          {/* Only the page itself is the current one, not what is above it. */}
          <Link to="/offers" activeOptions={{ exact: true }}>
            {t('board.offers')}
          </Link>
          <ChevronRight size={14} aria-hidden />
          <Link to="/offers/$id" params={{ id: offer.id }} activeOptions={{ exact: true }} title={name}>
            {name}
          </Link>
          <ChevronRight size={14} aria-hidden />
          <span aria-current="page">{t('heading')}</span>
        </nav>
      </InTopBar>
      <div className={classes.back}>
        <Link to="/offers">
          <ChevronLeft size={16} aria-hidden /> {t('board.offers')}
        </Link>
        <Link to="/offers/$id" params={{ id: offer.id }}>
          {t('board.viewOffer')}
        </Link>
        {isPhone && tools}
      </div>
      <div className={classes.title}>
        <h1>{name}</h1>
        <StatusBadge of="offer" status={offer.status} />
      </div>
      <p className={classes.facts}>
        {facts.join(' · ')}
        <span className={classes.further}> · {further.join(' · ')}</span>
      </p>
      {inPerson && !can.run && <p className={classes.facts}>{t('board.readOnly')}</p>}
      <InPersonNote changes />
      <div className={classes.actions}>
        {!isPhone && tools}
        {can.closeOffer && <RecommendButton id={offer.id} name={name} />}
        <Button
          variant="default"
          renderRoot={(props) => <Link {...props} to="/offers/$id" params={{ id: offer.id }} />}
        >
          {t('board.viewOffer')}
        </Button>
      </div>
    </header>
  );
});

type RecommendProps = { id: string; name: string; variant?: 'default' | 'filled' };

/** Opens the list of doctors whom the offer fits. */
export function RecommendButton({ id, name, variant = 'default' }: RecommendProps) {
  const { t } = useTranslation('candidates');
  const [open, setOpen] = useState(false);
  const start = async () => {
    await loadTexts('directory');
    setOpen(true);
  };
  return (
    <>
      <Button variant={variant} leftSection={<Megaphone size={16} aria-hidden />} onClick={() => void start()}>
        {t('board.recommend')}
      </Button>
      {open && (
        <Suspense>
          <RecommendOffer offerId={id} offerName={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
