import type { UserDetail } from '@fonendo/contract/users/users.schema';
import { candidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { offerStatuses } from '@fonendo/domain/offers/offer.lifecycle';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayOf, formatNumber } from '../../../platform/format.ts';
import { fetchDocument, saveFile } from '../../../platform/save-file.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Card, CardRow } from '../../../ui/card.tsx';
import { CountList } from '../../../ui/count-list.tsx';
import { formatBytes } from '../../../ui/format-bytes.ts';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge, type StatusRef } from '../../statuses/statuses.public.ts';
import classes from './user.module.css';

type Props = { user: UserDetail };

export function UserPetitions({ user: { petitions } }: Props) {
  const { t } = useTranslation('users');
  return (
    <Section title={t('petitions.title')}>
      <Rows label={t('petitions.title')} none={t('petitions.none')}>
        {petitions.map((petition) => (
          <CardRow key={petition.id} as="li">
            <div className={classes.row}>
              <div className={classes.main}>
                <p className={classes.strong}>
                  <Link to="/petitions/$id" params={{ id: petition.id }} className={classes.link}>
                    {petition.reference}
                  </Link>
                </p>
                <p className={classes.support}>
                  {t('petitions.since', { date: formatDayOf(petition.statusSince) })} ·{' '}
                  {t(petition.paid ? 'petitions.paid' : 'petitions.notPaid')}
                </p>
              </div>
              <StatusBadge of="petition" status={petition.standing} />
            </div>
          </CardRow>
        ))}
      </Rows>
    </Section>
  );
}

export function UserDocuments({ user: { documents } }: Props) {
  const { t } = useTranslation(['users', 'documents']);
  return (
    <Section title={t('documents.title')}>
      <Rows label={t('documents.title')} none={t('documents.none')}>
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} />
        ))}
      </Rows>
    </Section>
  );
}

function DocumentRow({ document }: { document: UserDetail['documents'][number] }) {
  const { t, i18n } = useTranslation(['users', 'documents']);
  const { id, kind, fileName, bytes, uploadedAt, status, reason } = document;
  const download = useAction({
    run: async () => saveFile(await fetchDocument(id), fileName),
    failed: t('documents.failed'),
  });
  const size = formatBytes(bytes, i18n.language);
  return (
    <CardRow as="li">
      <div className={classes.row}>
        <div className={classes.main}>
          <p className={classes.strong}>{t(`documents:kinds.${kind}`)}</p>
          <p className={classes.support}>
            {t('documents.file', { name: fileName, size, date: formatDayOf(uploadedAt) })}
          </p>
          {reason && <p className={classes.support}>{reason}</p>}
        </div>
        <StatusBadge of="document" status={status} />
        <Button
          variant="default"
          size="sm"
          aria-label={t('documents.open', { name: fileName })}
          loading={download.isBusy}
          onClick={() => download.start()}
        >
          <Download size={16} aria-hidden />
        </Button>
      </div>
    </CardRow>
  );
}

/** Only counts: the content of a candidacy is between the person and the hospital. */
export function UserCandidacies({ user: { candidacies } }: Props) {
  const { t } = useTranslation('users');
  const figures = candidacyStatuses.map((status) => ({
    badge: { of: 'candidacy', status } as const,
    total: candidacies?.[status] ?? 0,
  }));
  return (
    <Section title={t('candidacies.title')} description={t('candidacies.help')}>
      <Figures figures={figures} none={t('candidacies.none')} />
    </Section>
  );
}

export function UserOffers({ user: { hospital } }: Props) {
  const { t } = useTranslation('users');
  if (!hospital) return null;
  const figures = offerStatuses.map((status) => ({
    badge: { of: 'offer', status } as const,
    total: hospital.offers[status],
  }));
  return (
    <Section
      title={t('offers.title', { hospital: hospital.name })}
      aside={
        <Link to="/offers" search={{ hospital: hospital.id }} className={classes.link}>
          {t('offers.see')}
        </Link>
      }
    >
      <Figures figures={figures} none={t('offers.none')} />
    </Section>
  );
}

function Figures({ figures, none }: { figures: readonly { badge: StatusRef; total: number }[]; none: string }) {
  if (figures.every(({ total }) => total === 0)) {
    return (
      <Card>
        <p className={classes.support}>{none}</p>
      </Card>
    );
  }
  return (
    <Card>
      <CountList
        counts={figures.map(({ badge, total }) => ({
          key: badge.status,
          name: <StatusBadge {...badge} />,
          count: total,
        }))}
        format={formatNumber}
      />
    </Card>
  );
}

function Rows({ label, none, children }: { label: string; none: string; children: readonly ReactNode[] }) {
  if (children.length === 0) {
    return (
      <Card>
        <p className={classes.support}>{none}</p>
      </Card>
    );
  }
  return (
    <Card padding="rows" as="ul" label={label}>
      {children}
    </Card>
  );
}
