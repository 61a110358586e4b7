import { ActionIcon, Anchor, Title, Tooltip } from '@mantine/core';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatSalaryRange } from '../../platform/format.ts';
import { Card, CardRow } from '../../ui/card.tsx';
import { Figure } from '../../ui/marks/figure.tsx';
import { Match } from '../../ui/marks/match.tsx';
import { PersonAvatar } from '../../ui/marks/person-avatar.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { StatusBadge } from '../statuses/statuses.public.ts';
import classes from './card-list.module.css';
import { GalleryPage } from './gallery-page.tsx';
import { sampleOffers } from './sample-offers.ts';
import { Specimen } from './specimen.tsx';

const documents = [
  { name: 'record', why: 'recordWhy', status: 'rejected' },
  { name: 'passport', why: 'passportWhy', status: 'approved' },
  { name: 'degree', why: 'degreeWhy', status: 'pending' },
] as const;

export function CardListScreen() {
  const { t } = useTranslation('gallery');
  return (
    <GalleryPage title={t('cardList.title')} intro={t('cardList.intro')} under="overview">
      <Specimen title={t('cardList.rows')} when={t('cardList.rowsWhen')} frame="bare">
        <OfferCards />
      </Specimen>
      <Specimen title={t('cardList.documents')} when={t('cardList.documentsWhen')} frame="bare">
        <Card padding="rows">
          {documents.map(({ name, why, status }) => (
            <CardRow key={name}>
              <div className={classes.document}>
                <div className={classes.documentText}>
                  <Title order={3}>{t(`cardList.${name}`)}</Title>
                  <p className={classes.why}>{t(`cardList.${why}`)}</p>
                </div>
                <StatusBadge of="document" status={status} />
                <Tooltip label={t('cardList.viewDocument', { document: t(`cardList.${name}`) })}>
                  <ActionIcon aria-label={t('cardList.viewDocument', { document: t(`cardList.${name}`) })}>
                    <Eye size={18} aria-hidden />
                  </ActionIcon>
                </Tooltip>
              </div>
            </CardRow>
          ))}
          <CardRow foot>
            <Title order={3}>{t('cardList.notAsked')}</Title>
            <p className={classes.why}>{t('cardList.notAskedText')}</p>
          </CardRow>
        </Card>
      </Specimen>
      <Specimen title={t('cardList.figures')} when={t('cardList.figuresWhen')} layout="fields">
        <Figure value="41" unit={t('cardList.days')} caption={t('cardList.sinceSent')} />
        <Figure value="9" unit={t('cardList.days')} caption={t('cardList.toReplace')} tone="attention" />
        <Figure value="+12" unit={t('cardList.days')} caption={t('cardList.over')} tone="attention" />
      </Specimen>
      <Specimen title={t('cardList.loading')} when={t('cardList.loadingWhen')} frame="bare">
        <LoadingState of="rows" rows={3} />
      </Specimen>
    </GalleryPage>
  );
}

function OfferCards() {
  const { t } = useTranslation('gallery');
  const [chosen, setChosen] = useState(sampleOffers[0]?.id);
  return (
    <Card padding="rows" as="ul" label={t('cardList.offersTitle')}>
      {sampleOffers.slice(0, 4).map((offer) => (
        <CardRow key={offer.id} as="li" selected={offer.id === chosen}>
          <article className={classes.offer}>
            <PersonAvatar kind="hospital" name={offer.hospital} />
            <div className={classes.offerText}>
              <Anchor
                component="button"
                type="button"
                className={classes.offerTitle}
                onClick={() => setChosen(offer.id)}
              >
                {offer.title}
              </Anchor>
              <p className={classes.why}>
                {offer.hospital} · {offer.community}
              </p>
              <Match level={offer.match} reason={offer.speciality} />
            </div>
            <p className={classes.salary}>
              <strong>{formatSalaryRange(...offer.salary)}</strong>
              <span className={classes.why}>
                {t('cardList.grossPerYear')} · {offer.contract}
              </span>
            </p>
          </article>
        </CardRow>
      ))}
    </Card>
  );
}
