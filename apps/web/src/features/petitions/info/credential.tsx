import type { DocumentFile } from '@fonendo/contract/documents.schema';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatDayOf } from '../../../platform/format.ts';
import { Card } from '../../../ui/card.tsx';
import { ToneBadge } from '../../../ui/marks/tone-badge.tsx';
import { Section } from '../../../ui/section.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { ownDocumentsQuery, ownProfileQuery } from '../own/own-petitions.queries.ts';
import classes from './homologation-info.module.css';

/** A certified doctor's credential: whether it is verified, and what to do if not. */
export function Credential() {
  const { t } = useTranslation('homologations');
  const profile = useQuery(ownProfileQuery);
  const documents = useQuery(ownDocumentsQuery);
  const both = {
    data: profile.data && documents.data && { profile: profile.data, documents: documents.data },
    isError: profile.isError || documents.isError,
    isFetching: profile.isFetching || documents.isFetching,
    refetch: () => Promise.all([profile.refetch(), documents.refetch()]),
  };
  return (
    <Section title={t('info.credential.title')}>
      <AnswerFrame query={both} outline="rows" rows={1} failed={t('info.own.failed')} failedHelp={t('failedHelp')}>
        {(known) => {
          const item = known.documents.items.find(({ kind }) => kind === 'recognitionCredential');
          const Standing = known.profile.certification === 'recognised' ? Recognised : Unverified;
          return <Standing credential={item?.current[0]} />;
        }}
      </AnswerFrame>
    </Section>
  );
}

type Props = { credential: DocumentFile | undefined };

function Recognised({ credential }: Props) {
  const { t } = useTranslation('homologations');
  return (
    <Card>
      <div className={classes.own}>
        <ToneBadge tone="ok" glyph="tick">
          {t('info.credential.recognised')}
        </ToneBadge>
        <p>{t('info.credential.recognisedHelp')}</p>
        {credential?.reviewedAt && (
          <p className={classes.foot}>
            {t('info.credential.approvedFile', { date: formatDayOf(credential.reviewedAt) })}
          </p>
        )}
        {credential && <ToCredential primary={false} label={t('info.credential.see')} />}
      </div>
    </Card>
  );
}

const unverified = {
  missing: { help: 'missingHelp', action: 'upload' },
  pending: { help: 'pendingHelp', action: 'see' },
  rejected: { help: 'rejectedHelp', action: 'replace' },
} as const;

function Unverified({ credential }: Props) {
  const { t } = useTranslation('homologations');
  const status = credential?.status ?? 'missing';
  const { help, action } = unverified[status === 'approved' ? 'pending' : status];
  return (
    <Card>
      <div className={classes.own}>
        <ToneBadge tone="warn" glyph="clock">
          {t('info.credential.pendingVerification')}
        </ToneBadge>
        <p>{t(`info.credential.${help}`)}</p>
        <ToCredential primary={action !== 'see'} label={t(`info.credential.${action}`)} />
      </div>
    </Card>
  );
}

function ToCredential({ primary, label }: { primary: boolean; label: string }) {
  return (
    <Button
      variant={primary ? 'filled' : 'default'}
      renderRoot={(props) => (
        <Link to="/account" search={{ tab: 'documents' }} hash="recognitionCredential" {...props} />
      )}
    >
      {label}
    </Button>
  );
}
