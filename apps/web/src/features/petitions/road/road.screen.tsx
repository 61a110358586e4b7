import type { OwnRoad } from '@fonendo/contract/petitions/road.schema';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Route } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session/auth-state.ts';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ForDoctors } from '../../doctors/doctors.public.ts';
import { RoadFacts } from '../../payments/payments.public.ts';
import { useStartPetition } from '../papers/actions.ts';
import { ownPetitionsQuery } from '../petitions.queries.ts';
import { RoadForm } from './road.form.tsx';
import classes from './road.module.css';
import { ownRoadQuery } from './road.queries.ts';

/** Three questions, and the procedure that follows from them: before anything is paid or started. */
export function RoadScreen({ fromSignup }: { fromSignup: boolean }) {
  const { t } = useTranslation('road');
  const isConcerned = useSession()?.policyGroups.includes('notCertifiedDoctor') ?? false;
  return (
    <>
      <PageHeader title={t('title')} />
      <p className={classes.lead}>{t('lead')}</p>
      {isConcerned ? (
        <Road fromSignup={fromSignup} />
      ) : (
        <ForDoctors icon={<Route size={28} aria-hidden />} title={t('notForYou')} description={t('notForYouHelp')} />
      )}
    </>
  );
}

function Road({ fromSignup }: { fromSignup: boolean }) {
  const { t } = useTranslation('road');
  const query = useQuery(ownRoadQuery);
  /** The answers on the screen are not those that the road follows from. */
  const [isStale, setStale] = useState(false);
  return (
    <AnswerFrame query={query} outline="rows" rows={3} failed={t('failed')} failedHelp={t('failedHelp')}>
      {(own) => (
        <div className={classes.columns}>
          <RoadForm own={own} onDirty={setStale} />
          <div aria-live="polite">
            {isStale ? <Card>{t('stale')}</Card> : <Result own={own} fromSignup={fromSignup} />}
          </div>
        </div>
      )}
    </AnswerFrame>
  );
}

function Result({ own, fromSignup }: { own: OwnRoad; fromSignup: boolean }) {
  const { t } = useTranslation('road');
  const { road, notSold, priceCents, stateFeeCents } = own;
  if (!road) {
    return (
      <Card>
        <EmptyState icon={<Route size={28} aria-hidden />} title={t('unknown')} description={t('unknownHelp')} />
      </Card>
    );
  }
  return (
    <RoadFacts road={road} priceCents={priceCents} stateFeeCents={stateFeeCents} level={2}>
      {road.road === 'professional' && <p className={classes.note}>{t('elsewhere')}</p>}
      <div className={classes.actions}>
        {fromSignup && (
          <Button renderRoot={(props) => <Link to="/signup" search={{ step: 'finish' }} {...props} />}>
            {t('backToSignup')}
          </Button>
        )}
        {road.road === 'none' && (
          <Button variant="default" component={Link} to="/account">
            {t('spanishDegree')}
          </Button>
        )}
        {road.road === 'homologation' && notSold === null && !fromSignup && <PetitionButton />}
      </div>
    </RoadFacts>
  );
}

/** Starts the petition, or leads to the one that is there. */
function PetitionButton() {
  const { t } = useTranslation(['road', 'homologations']);
  const { data: own } = useQuery(ownPetitionsQuery);
  const start = useStartPetition();
  if (!own) return null;
  if (own.items.length > 0) {
    return (
      <Button component={Link} to="/homologations">
        {t('toPetition')}
      </Button>
    );
  }
  return (
    <Button loading={start.isBusy} onClick={() => start.start()}>
      {t('homologations:empty.start')}
    </Button>
  );
}
