import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BadgeCheck, FileSearch, FileUp, Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session/auth-state.ts';
import { Card } from '../../../ui/card.tsx';
import { Turn } from '../../../ui/marks/turn.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { useStartPetition } from '../papers/actions.ts';
import { ownRoadQuery } from '../road/road.queries.ts';
import classes from './own-petition.module.css';
import { recognitionPaymentQuery } from './own-petitions.queries.ts';

const stages = [
  { key: 'gather', help: 'gatherHelp', icon: FileUp },
  { key: 'review', help: 'reviewHelp', icon: FileSearch },
  { key: 'resolve', help: 'resolveHelp', icon: Landmark },
] as const;

/** No petition yet. A certified doctor needs none, and could not start one. */
export function FirstPetition() {
  const isConcerned = useSession()?.policyGroups.includes('notCertifiedDoctor') ?? false;
  return isConcerned ? <Start /> : <NoneNeeded />;
}

function NoneNeeded() {
  const { t } = useTranslation('homologations');
  return (
    <Card>
      <EmptyState
        icon={<BadgeCheck size={28} strokeWidth={1.75} aria-hidden />}
        title={t('noneNeeded.title')}
        description={t('noneNeeded.text')}
        action={
          <Button component={Link} to="/offers">
            {t('noneNeeded.action')}
          </Button>
        }
      />
    </Card>
  );
}

/** What it takes, in three steps, and the button to start. */
function Start() {
  const { t } = useTranslation('homologations');
  const start = useStartPetition();
  // Nobody is let into a procedure that may not be theirs: what is not known is asked first.
  const { data: own } = useQuery(ownRoadQuery);
  // Paid, and nothing was sent: it is their turn.
  const { data: payment } = useInfiniteQuery(recognitionPaymentQuery);
  const isOwnRoad = own?.road?.road === 'homologation' && own.notSold === null;
  return (
    <Card padding="hero" as="section" label={t('empty.title')}>
      <div className={classes.start}>
        <div>
          {payment && <Turn yours>{t('next.yours')}</Turn>}
          <h2 className={classes.startTitle}>{t(payment ? 'empty.paidTitle' : 'empty.title')}</h2>
          <p className={classes.startText}>{t(payment ? 'empty.paidText' : 'empty.text')}</p>
        </div>
        <ol className={classes.stages}>
          {stages.map(({ key, help, icon: Icon }) => (
            <li key={key} className={classes.stage}>
              <Icon size={24} strokeWidth={1.75} aria-hidden className={classes.stageIcon} />
              <h3>{t(`empty.${key}`)}</h3>
              <p>{t(`empty.${help}`)}</p>
            </li>
          ))}
        </ol>
        <div className={classes.actions}>
          {isOwnRoad ? (
            <Button loading={start.isBusy} onClick={() => start.start()}>
              {t('empty.start')}
            </Button>
          ) : (
            <Button component={Link} to="/road">
              {t('empty.road')}
            </Button>
          )}
          {isOwnRoad && (
            <Button variant="default" component={Link} to="/road">
              {t('empty.checkRoad')}
            </Button>
          )}
          <Button variant="subtle" component={Link} to="/homologation-info">
            {t('empty.info')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
