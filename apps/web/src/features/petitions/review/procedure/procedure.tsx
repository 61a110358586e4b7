import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { openActs } from '@fonendo/domain/petitions/open-acts';
import { Button, Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatShortDay } from '../../../../platform/format.ts';
import { useAction } from '../../../../platform/use-action.ts';
import { useConfirm } from '../../../../ui/confirm.tsx';
import { cachePetition, completeCondition } from '../../petitions.queries.ts';
import { useConflicts } from '../conflict.ts';
import type { ReviewDialog } from '../dialogs.tsx';
import classes from '../papers/verdict.module.css';
import { ActLetter, DoctorsAnswer } from './asked.tsx';

const LegalClock = lazy(async () => ({ default: (await import('../../procedure/clock/legal-clock.tsx')).LegalClock }));
const NotificationCards = lazy(async () => ({
  default: (await import('../../procedure/clock/notification-card.tsx')).NotificationCards,
}));

type Props = { petition: Petition; onDialog: (dialog: ReviewDialog) => void };

/** At the ministry and afterwards: registry, requirements, resolution and its conditions. */
export function Procedure({ petition, onDialog }: Props) {
  const { t } = useTranslation('petitions');
  const { legalTerm, resolution, conditions, can, conditionsDueOn } = petition;
  if (!legalTerm && !resolution) return null;
  const { requirement: open, hearing } = openActs(petition);
  return (
    <section className={classes.section}>
      <h2 className={classes.title}>{t('procedure.title')}</h2>
      <dl className={classes.facts}>
        {legalTerm && (
          <>
            <Row label={t('procedure.registry')} value={legalTerm.registryNumber} />
            <Row label={t('procedure.registered')} value={formatDay(legalTerm.registeredOn)} />
          </>
        )}
        {resolution && (
          <>
            <Row label={t('procedure.resolution')} value={t(`resolution.${resolution.kind}`)} />
            <Row label={t('procedure.resolvedOn')} value={formatShortDay(resolution.at)} />
            <Row label={t('procedure.comment')} value={resolution.comment} />
          </>
        )}
      </dl>
      {open && (
        <div className={classes.asked}>
          <p className={classes.note}>
            {t('procedure.asked', { date: formatDay(open.from), answerBy: formatDay(open.answerBy) })}
          </p>
          <p className={classes.reasonGiven}>{open.reason}</p>
          <ActLetter petition={petition} act="requirement" asked={open} />
          <DoctorsAnswer act="requirement" files={open.answer} />
          {can.answerRequirement && (
            <Button variant="default" size="sm" onClick={() => onDialog('answer')}>
              {t('moves.answerRequirement')}
            </Button>
          )}
        </div>
      )}
      {hearing && (
        <div className={classes.asked}>
          <p className={classes.note}>{t(`procedure.heard.${hearing.proposal}`)}</p>
          <p className={classes.reasonGiven}>{hearing.summary}</p>
          <ActLetter petition={petition} act="hearing" asked={hearing} />
          <DoctorsAnswer act="hearing" files={hearing.answer} />
          {can.closeHearing && (
            <Button variant="default" size="sm" onClick={() => onDialog('hearingClose')}>
              {t('moves.closeHearing')}
            </Button>
          )}
        </div>
      )}
      {petition.clock.length > 0 && (
        <Suspense>
          <LegalClock petition={petition} />
          <NotificationCards petition={petition} />
        </Suspense>
      )}
      {can.correctDates && (
        <Button variant="default" size="sm" onClick={() => onDialog('correction')}>
          {t('moves.correctDates')}
        </Button>
      )}
      {conditions.length > 0 && (
        <>
          <p className={classes.note}>
            {t('procedure.conditions')}
            {conditionsDueOn && ` ${t('procedure.conditionsDue', { date: formatDay(conditionsDueOn) })}`}
          </p>
          <Conditions petition={petition} />
        </>
      )}
    </section>
  );
}

/** The last one makes the resolution take effect, so it is confirmed first. */
function Conditions({ petition: { id, conditions, can, doctor } }: { petition: Petition }) {
  const { t } = useTranslation('petitions');
  const confirm = useConfirm();
  const conflicts = useConflicts(id);
  const left = conditions.filter(({ doneAt }) => doneAt === null).length;
  const complete = useAction({
    ask: ({ text }: { conditionId: string; text: string }) =>
      confirm({
        title: t('procedure.conditionTitle', { condition: text }),
        description: t(left === 1 ? 'procedure.lastCondition' : 'procedure.oneCondition', { name: doctor.firstname }),
        action: t('procedure.conditionDone'),
      }),
    run: ({ conditionId }) => completeCondition(id, conditionId),
    cache: cachePetition,
    failed: (failure) => conflicts.explain(failure, t('procedure.conditionNotDone')),
  });

  return (
    <div className={classes.checks}>
      {conditions.map(({ id: conditionId, text, doneAt, files }) => (
        <Checkbox
          key={conditionId}
          size="sm"
          label={text}
          description={[
            ...(doneAt ? [formatShortDay(doneAt)] : []),
            ...files.map(({ fileName, uploadedAt }) =>
              t('procedure.conditionFile', { name: fileName, date: formatShortDay(uploadedAt) }),
            ),
          ].join(' · ')}
          checked={doneAt !== null}
          disabled={doneAt !== null || !can.completeConditions || complete.isBusy}
          onChange={() => complete.start({ conditionId, text })}
        />
      ))}
    </div>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
