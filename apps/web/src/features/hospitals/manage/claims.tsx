import type { CifClaim } from '@fonendo/contract/hospitals/approval.schema';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayOf } from '../../../platform/format.ts';
import { useInPerson } from '../../../platform/session/auth-state.ts';
import { Card, CardRow } from '../../../ui/card.tsx';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { Section } from '../../../ui/section.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import classes from './claims.module.css';
import { claimsQuery } from './managed-hospitals.queries.ts';

const AnswerForm = lazy(async () => ({ default: (await import('./claim.form.tsx')).AnswerForm }));

/** Registrations with a CIF that another hospital has: above the list while any is open. */
export function CifClaims() {
  const { t } = useTranslation('hospitals');
  const { data } = useQuery(claimsQuery);
  const [answering, setAnswering] = useState<CifClaim>();
  const close = () => setAnswering(undefined);
  if (!data || data.total === 0) return null;
  return (
    <div className={classes.claims}>
      <Section title={t('managed.claims.heading', { count: data.total })} description={t('managed.claims.lead')}>
        <Card padding="rows" as="ul" label={t('managed.claims.heading', { count: data.total })}>
          {data.items.map((claim) => (
            <CardRow key={claim.id} as="li">
              <Claim claim={claim} onAnswer={() => setAnswering(claim)} />
            </CardRow>
          ))}
        </Card>
      </Section>
      <FormDialog
        opened={answering !== undefined}
        onClose={close}
        size={520}
        title={t('managed.claims.title', { cif: answering?.cif ?? '' })}
      >
        <Suspense fallback={<LoadingState of="text" />}>
          {answering && <AnswerForm claim={answering} onClose={close} />}
        </Suspense>
      </FormDialog>
    </div>
  );
}

function Claim({ claim, onAnswer }: { claim: CifClaim; onAnswer: () => void }) {
  const { t } = useTranslation('hospitals');
  const inPerson = useInPerson();
  const { cif, name, at, claimant, hospital, holder } = claim;
  return (
    <div className={classes.claim}>
      <div className={classes.words}>
        <p className={classes.says}>
          <span className={classes.cif}>{cif}</span> {t('managed.claims.says', { claimant: claimant.name, name })}
        </p>
        <p className={classes.support}>
          <a className={classes.link} href={`mailto:${claimant.email}`}>
            {claimant.email}
          </a>
          {' · '}
          <time dateTime={at}>{formatDayOf(at)}</time>
          {' · '}
          {hospital ? (
            <>
              {t('managed.claims.worksAt')} <HospitalLink {...hospital} />
            </>
          ) : (
            t('managed.claims.registering')
          )}
        </p>
        <p className={classes.support}>
          {holder ? (
            <>
              {t('managed.claims.holder')} <HospitalLink {...holder} />
            </>
          ) : (
            t('managed.claims.noHolder')
          )}
        </p>
      </div>
      {inPerson && (
        <Button
          variant="default"
          size="sm"
          aria-label={t('managed.claims.answerTo', { name: claimant.name, cif })}
          onClick={onAnswer}
        >
          {t('managed.claims.answer')}
        </Button>
      )}
    </div>
  );
}

const HospitalLink = ({ id, name }: { id: string; name: string }) => (
  <Link to="/hospitals" search={{ hospital: id }} viewTransition={false} resetScroll={false} className={classes.link}>
    {name}
  </Link>
);
