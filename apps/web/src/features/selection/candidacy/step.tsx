import type { CandidacyStep, HospitalCandidacy } from '@fonendo/contract/selection/selection.schema';
import { selectionLimits } from '@fonendo/domain/candidacies/steps';
import { Button } from '@mantine/core';
import { Lock } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptText } from '../../../platform/local-copy/use-kept.ts';
import { Card } from '../../../ui/card.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { type RowAction, RowMenu } from '../../../ui/table/row-menu.tsx';
import type { Moves } from '../use-moves.ts';
import { useMissing } from './missing.ts';
import { daysSince } from './progress.ts';
import classes from './step.module.css';

/** Below this length no counter is shown. */
const countedFrom = selectionLimits.result * 0.8;

type Props = { candidacy: HospitalCandidacy; step: CandidacyStep; moves: Moves };

/** The current step: note for colleagues, result, and where to go from here. */
export function StepCard({ candidacy, step, moves }: Props) {
  const { t } = useTranslation('selection');
  const id = useId();
  const { steps, stepSince, can } = candidacy;
  return (
    <Card as="section" labelledBy={id}>
      <div className={classes.head}>
        <div>
          <h2 id={id} className={classes.name} data-now tabIndex={-1}>
            {step.name}
          </h2>
          <p className={classes.meta}>
            {[
              t('step.place', { position: step.position + 1, total: steps.length }),
              step.status === 'done' ? t('step.done') : t('step.days', { count: daysSince(stepSince) }),
            ].join(' · ')}
          </p>
        </div>
        {can && <MoveMenu candidacy={candidacy} step={step} moves={moves} />}
      </div>
      {step.type === 'internal' && step.text && <p className={classes.text}>{step.text}</p>}
      {step.status === 'active' && can && <Completion key={step.id} candidacy={candidacy} step={step} moves={moves} />}
      {step.status === 'done' && <Done candidacy={candidacy} step={step} moves={moves} />}
    </Card>
  );
}

function Completion({ candidacy, step, moves: { complete } }: Props) {
  const { t } = useTranslation('selection');
  // There again after a look at the conversation, or on the next visit.
  const [result, setResult, forget] = useKeptText(`result:${step.id}`, step.result ?? '');
  const { can, steps } = candidacy;
  const missing = useMissing();
  const next = steps[step.position + 1];
  const refused = can?.complete.refused ?? null;
  const reasonId = useId();
  const tooLong = result.trim().length > selectionLimits.result;
  const run = (startNext: boolean) => {
    if (refused === null && !tooLong) complete.start({ result, startNext, forget });
  };
  const state = {
    'aria-disabled': refused !== null,
    'data-refused': refused !== null || undefined,
    'aria-describedby': refused ? reasonId : undefined,
  };
  return (
    <div className={classes.completion}>
      <TextareaField
        optional
        label={t('step.result')}
        minRows={2}
        {...(result.length > countedFrom && { maxLength: selectionLimits.result })}
        value={result}
        onChange={(event) => setResult(event.currentTarget.value)}
      />
      <p className={classes.secret}>
        <Lock size={13} aria-hidden /> {t('step.secret')}
      </p>
      <div className={classes.buttons}>
        {next && (
          <Button
            {...state}
            // Primary if there is nothing else to do.
            variant={step.type === 'internal' && refused === null ? 'filled' : 'default'}
            loading={complete.input?.startNext ?? false}
            onClick={() => run(true)}
          >
            {t('step.completeAndStart', { step: next.name })}
          </Button>
        )}
        <Button
          {...state}
          variant={next ? 'subtle' : 'default'}
          loading={complete.input?.startNext === false}
          onClick={() => run(false)}
        >
          {t('step.complete')}
        </Button>
      </div>
      {refused && (
        <p id={reasonId} className={classes.refused}>
          {missing(steps)}
        </p>
      )}
    </div>
  );
}

function Done({ candidacy, step, moves: { move } }: Props) {
  const { t } = useTranslation('selection');
  const next = candidacy.steps[step.position + 1];
  const verdict = candidacy.can?.moveTo.find((to) => to.step === next?.position);
  return (
    <div className={classes.completion}>
      {step.result && <p className={classes.text}>{step.result}</p>}
      {step.completedBy && <p className={classes.meta}>{t('step.completedBy', { name: step.completedBy })}</p>}
      {next && verdict && (
        <Button
          variant="default"
          aria-disabled={verdict.refused !== null}
          data-refused={verdict.refused !== null || undefined}
          loading={move.isBusy}
          onClick={() => verdict.refused === null && move.start(next.position)}
        >
          {t('step.start', { step: next.name })}
        </Button>
      )}
      {!next && <p className={classes.meta}>{t('step.last')}</p>}
    </div>
  );
}

/** Forward past optional steps, or back; steps that cannot be reached show why. */
function MoveMenu({ candidacy, step, moves: { move } }: Props) {
  const { t } = useTranslation('selection');
  const refusals = {
    MandatoryStepsMissing: t('refusals.short.mandatory'),
    StepUnfinished: t('refusals.short.unfinished'),
    NoVacancyLeft: t('refusals.noVacancy'),
    InvalidStatusChange: t('refusals.short.here'),
  };
  const actions = (candidacy.can?.moveTo ?? [])
    .filter((to) => to.step !== step.position || step.status === 'done')
    .map((to): RowAction => {
      const name = candidacy.steps[to.step]?.name ?? '';
      const isBack = to.step <= step.position;
      return {
        key: String(to.step),
        label: t(isBack ? 'step.back' : 'step.forward', { step: name }),
        ...(to.refused && { refused: refusals[to.refused] }),
        onSelect: () => move.start(to.step),
      };
    });
  return actions.length > 0 ? <RowMenu row={step.name} actions={actions} /> : null;
}
