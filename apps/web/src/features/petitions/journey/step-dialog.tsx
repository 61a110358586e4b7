import { type Journey, journeyMarkSchema, type ScheduledStep } from '@fonendo/contract/petitions/journey.schema';
import { stepStates } from '@fonendo/domain/petitions/journey/journey';
import { useMediaQuery } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { day } from '../../../platform/form/bound-input.ts';
import { Form } from '../../../platform/form/form.tsx';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { formatDay } from '../../../platform/format.ts';
import { useSession } from '../../../platform/session/auth-state.ts';
import { toast } from '../../../platform/toasts.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../../ui/fields/date/date-field.tsx';
import { FormFoot } from '../../../ui/fields/form-foot.tsx';
import { RadioField } from '../../../ui/fields/radio-field.tsx';
import { markStep } from './journey.queries.ts';
import classes from './step-dialog.module.css';
import { useStepWords } from './words.ts';

type Props = { journey: Journey; one: ScheduledStep; onClose: () => void };

/** What a step is about, and how it is going. */
export function StepDialog({ journey, one, onClose }: Props) {
  const { t } = useTranslation('journey');
  const isPhone = useMediaQuery('(max-width: 47.99em)') ?? false;
  return (
    <FormDialog opened onClose={onClose} size={600} fullScreen={isPhone} title={t(`names.${one.step}`)}>
      <StepFacts journey={journey} one={one} />
      {journey.can.mark.includes(one.step) ? (
        <MarkForm one={one} today={journey.today} onClose={onClose} />
      ) : (
        <NotToMark one={one} />
      )}
    </FormDialog>
  );
}

function StepFacts({ journey, one }: Omit<Props, 'onClose'>) {
  const { t } = useTranslation('journey');
  const { time, needs, sources } = useStepWords(journey);
  const { step, typicalDays, worstDays, lapsesAfterDays, lapsesOn } = one;
  const province = step === 'collegiation' ? journey.post?.province : null;
  const facts = [
    { name: t('step.why'), value: t(`why.${step}`) },
    { name: t('step.where'), value: province ? t('where.collegiationOf', { province }) : t(`where.${step}`) },
    {
      name: t('step.howLong'),
      value: [
        `${t('step.usually', { typical: time(typicalDays), worst: time(worstDays) })}.`,
        ...(lapsesAfterDays === null ? [] : [t('step.lapsesHelp', { days: lapsesAfterDays })]),
        ...(lapsesOn === null ? [] : [t('step.lapsesOn', { day: formatDay(lapsesOn, 'long') })]),
      ].join(' '),
    },
    { name: t('step.cost'), value: t(`cost.${step}`) },
    { name: t('table.needs'), value: needs(one) },
    { name: t('table.source'), value: sources(one).join('. ') },
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={classes.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Somebody else knows it, or it is too early to say anything. */
function NotToMark({ one: { step, automatic } }: Pick<Props, 'one'>) {
  const { t } = useTranslation('journey');
  const isActing = Boolean(useSession()?.impersonatedBy);
  const known = step === 'job' ? t('step.knownPost') : t('step.knownPetition');
  return <p className={classes.note}>{automatic ? known : isActing ? t('step.acting') : t('step.later')}</p>;
}

type MarkProps = { one: ScheduledStep; today: string; onClose: () => void };

/** What the form starts from. A certificate that is too old by now is one that was done. */
const shownState = ({ state, doneOn, startedOn }: ScheduledStep) =>
  doneOn !== null ? 'done' : startedOn !== null ? 'running' : state;

function MarkForm({ one, today, onClose }: MarkProps) {
  const { t } = useTranslation('journey');
  const queryClient = useQueryClient();
  const { step, doneOn, startedOn, lapsesAfterDays } = one;
  const form = useZodForm(journeyMarkSchema, { step, state: shownState(one), on: doneOn ?? startedOn });
  const { state } = form.getValues();
  const doneLabel = lapsesAfterDays === null ? t('step.doneOn') : t('step.issuedOn');
  return (
    <Form
      form={form}
      label={t('step.form')}
      onSubmit={async (mark) => {
        const { firstDay, ready } = await markStep(queryClient, mark);
        const message = firstDay && !ready ? t('step.savedHelp', { day: formatDay(firstDay.likely, 'long') }) : '';
        toast({ tone: 'success', title: t('step.saved'), ...(message && { message }) });
        onClose();
      }}
    >
      <div className={classes.form}>
        <RadioField
          label={t('step.form')}
          direction="row"
          options={stepStates.toReversed().map((value) => ({ value, label: t(`state.${value}`) }))}
          {...form.getInputProps('state')}
        />
        {state !== 'waiting' && (
          <DateField
            label={state === 'done' ? doneLabel : t('step.begunOn')}
            maxDate={today}
            {...day(form.getInputProps('on'))}
          />
        )}
        <FormFoot form={form} submit={t('step.save')} onCancel={onClose} mt={0} />
      </div>
    </Form>
  );
}
