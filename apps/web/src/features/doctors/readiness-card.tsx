import type { MissingItem } from '@fonendo/contract/doctors/doctors.schema';
import type { ReadinessPurpose } from '@fonendo/domain/doctors/readiness';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, CardRow } from '../../ui/card.tsx';
import { AnswerFrame } from '../../ui/states/answer-frame.tsx';
import { readinessQuery } from './doctors.queries.ts';
import { MissingList } from './missing-list.tsx';
import classes from './readiness-card.module.css';

/**
 * What keeps the doctor from going on, each with a link to fix it. Without a purpose it is about the recognition for
 * doctors who need one, otherwise about applying.
 */
export function ReadinessCard({ purpose }: { purpose?: ReadinessPurpose }) {
  const { t } = useTranslation('doctors');
  const query = useQuery(readinessQuery);
  return (
    <AnswerFrame query={query} outline="rows" rows={2} failed={t('readiness.failed')} failedHelp={t('failedHelp')}>
      {(readiness) => {
        const shown = purpose ?? (readiness.petition ? 'petition' : 'apply');
        const { missing } = readiness[shown] ?? { missing: [] };
        return missing.length === 0 ? <Ready purpose={shown} /> : <Missing purpose={shown} missing={missing} />;
      }}
    </AnswerFrame>
  );
}

function Ready({ purpose }: { purpose: ReadinessPurpose }) {
  const { t } = useTranslation('doctors');
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <div className={classes.ready}>
        <CircleCheck size={22} aria-hidden className={classes.tick} />
        <div>
          <h2 id={id} className={classes.title}>
            {t('readiness.ready')}
          </h2>
          <p className={classes.why}>{t(`readiness.readyHelp.${purpose}`)}</p>
        </div>
      </div>
    </Card>
  );
}

function Missing({ purpose, missing }: { purpose: ReadinessPurpose; missing: readonly MissingItem[] }) {
  const { t } = useTranslation('doctors');
  const id = useId();
  return (
    <Card as="section" padding="rows" labelledBy={id}>
      <CardRow>
        <h2 id={id} className={classes.title}>
          {t(`readiness.title.${purpose}`)}
        </h2>
        <p className={classes.turn}>{t('readiness.missing')}</p>
      </CardRow>
      <MissingList purpose={purpose} missing={missing} labelledBy={id} />
    </Card>
  );
}
