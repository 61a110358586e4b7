import type { HospitalCandidacy } from '@fonendo/contract/selection/selection.schema';
import { type FirstDay, firstToAgree } from '@fonendo/domain/candidacies/first-day';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidateAnswers } from '../../../platform/answers/invalidate-answers.ts';
import { day } from '../../../platform/form/bound-input.ts';
import { Form } from '../../../platform/form/form.tsx';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { formatDay } from '../../../platform/format.ts';
import { queryKeys } from '../../../platform/query-keys.ts';
import { toast } from '../../../platform/toasts.ts';
import { Card } from '../../../ui/card.tsx';
import { DateField } from '../../../ui/fields/date/date-field.tsx';
import { ToneBadge } from '../../../ui/marks/tone-badge.tsx';
import { Section } from '../../../ui/section.tsx';
import classes from './first-day.module.css';
import { agreeFirstDay } from './first-day.queries.ts';

type Props = { candidacy: HospitalCandidacy; name: string };

/** When an accepted candidate can start, and the day that the hospital chooses. */
export function CandidateFirstDay({ candidacy: { id, firstDay, can }, name }: Props) {
  const { t } = useTranslation('firstDay');
  return (
    <Section title={t('title')} aside={<Standing firstDay={firstDay} />}>
      <Card>
        {firstDay ? (
          <Chosen candidacyId={id} firstDay={firstDay} name={name} canAgree={can?.agreeFirstDay ?? false} />
        ) : (
          <div className={classes.card}>
            <p className={classes.help}>{t('candidate.none', { name })}</p>
            <AskThere candidacyId={id} />
          </div>
        )}
      </Card>
    </Section>
  );
}

function Standing({ firstDay }: { firstDay: FirstDay | null }) {
  const { t } = useTranslation('firstDay');
  if (!firstDay) {
    return (
      <ToneBadge tone="neutral" glyph="clock">
        {t('candidate.waits')}
      </ToneBadge>
    );
  }
  return firstDay.agreed === null ? (
    <ToneBadge tone="warn" glyph="triangle">
      {t('candidate.turn')}
    </ToneBadge>
  ) : (
    <ToneBadge tone="ok" glyph="tick">
      {t('agreed')}
    </ToneBadge>
  );
}

type ChosenProps = { candidacyId: string; firstDay: FirstDay; name: string; canAgree: boolean };

function Chosen({ candidacyId, firstDay, name, canAgree }: ChosenProps) {
  const { t } = useTranslation('firstDay');
  const [isChanging, setChanging] = useState(false);
  const { from, to, agreed } = firstDay;
  const dates = { name, from: formatDay(from, 'long'), to: formatDay(to, 'long') };
  const asks = canAgree && (agreed === null || isChanging);
  return (
    <div className={classes.card}>
      {agreed !== null && <p className={classes.day}>{formatDay(agreed, 'long')}</p>}
      <p className={classes.help}>
        {agreed !== null && !isChanging
          ? t('candidate.agreedHelp', { name })
          : t(from === to ? 'candidate.leadOne' : 'candidate.lead', dates)}
      </p>
      {asks && <DayForm candidacyId={candidacyId} firstDay={firstDay} onClose={() => setChanging(false)} />}
      {canAgree && !asks && from !== to && (
        <div className={classes.actions}>
          <Button variant="default" onClick={() => setChanging(true)}>
            {t('candidate.change')}
          </Button>
        </div>
      )}
      {!canAgree && agreed === null && (
        <>
          <p className={classes.help}>{t('candidate.past', { name })}</p>
          <AskThere candidacyId={candidacyId} />
        </>
      )}
    </div>
  );
}

const loadSchema = () =>
  import('@fonendo/contract/candidacies/first-day.schema').then((schemas) => schemas.agreedFirstDaySchema);

function DayForm({ candidacyId, firstDay, onClose }: Omit<ChosenProps, 'name' | 'canAgree'> & { onClose: () => void }) {
  const { t } = useTranslation('firstDay');
  const queryClient = useQueryClient();
  const first = firstToAgree(firstDay, madridDate(new Date()));
  const form = useZodForm(loadSchema, { day: firstDay.agreed ?? first });
  return (
    <Form
      form={form}
      label={t('candidate.choose')}
      onSubmit={async (agreed) => {
        await agreeFirstDay(candidacyId, agreed);
        await invalidateAnswers(queryClient, [queryKeys.selection.candidacy(candidacyId)]);
        toast({ tone: 'success', title: t('candidate.chosen') });
        onClose();
      }}
    >
      {firstDay.from !== firstDay.to && (
        <div className={classes.fields}>
          <DateField
            label={t('candidate.day')}
            minDate={first}
            maxDate={firstDay.to}
            {...day(form.getInputProps('day'))}
          />
        </div>
      )}
      <div className={classes.actions}>
        <Button type="submit" loading={form.submitting}>
          {t('candidate.choose')}
        </Button>
        {firstDay.agreed !== null && (
          <Button variant="default" onClick={onClose}>
            {t('candidate.keep')}
          </Button>
        )}
      </div>
    </Form>
  );
}

function AskThere({ candidacyId }: { candidacyId: string }) {
  const { t } = useTranslation('firstDay');
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        renderRoot={(props) => (
          <Link to="/candidate/$id" params={{ id: candidacyId }} search={{ view: 'conversation' }} {...props} />
        )}
      >
        {t('candidate.ask')}
      </Button>
    </div>
  );
}
