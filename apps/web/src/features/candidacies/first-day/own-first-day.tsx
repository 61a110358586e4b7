import type { OwnCandidacy } from '@fonendo/contract/candidacies/candidacies.schema';
import { latestFirstDay } from '@fonendo/domain/candidacies/first-day';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { day } from '../../../platform/form/bound-input.ts';
import { Form } from '../../../platform/form/form.tsx';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { formatDay } from '../../../platform/format.ts';
import { toast } from '../../../platform/toasts.ts';
import { Card } from '../../../ui/card.tsx';
import { DateField } from '../../../ui/fields/date/date-field.tsx';
import { ToneBadge } from '../../../ui/marks/tone-badge.tsx';
import { Section } from '../../../ui/section.tsx';
import { cacheCandidacy } from '../candidacies.queries.ts';
import classes from './first-day.module.css';
import { giveFirstDay } from './first-day.queries.ts';
import { OwnSteps } from './own-steps.tsx';

/** When the doctor can start, and the day that the hospital chose. */
export function OwnFirstDay({ candidacy }: { candidacy: OwnCandidacy }) {
  const { t } = useTranslation('firstDay');
  const [isChanging, setChanging] = useState(false);
  const { firstDay, can } = candidacy;
  return (
    <>
      <OwnSteps candidacy={candidacy} />
      <Section title={t('title')} aside={<Standing candidacy={candidacy} />}>
        <Card>
          <div className={classes.card}>
            {firstDay && <Given candidacy={candidacy} firstDay={firstDay} />}
            {can.giveFirstDay && (!firstDay || isChanging) && (
              <DatesForm candidacy={candidacy} onClose={() => setChanging(false)} />
            )}
            {can.giveFirstDay && firstDay && !isChanging && (
              <div className={classes.actions}>
                <Button variant="default" onClick={() => setChanging(true)}>
                  {t('own.change')}
                </Button>
              </div>
            )}
          </div>
        </Card>
      </Section>
    </>
  );
}

function Standing({ candidacy: { firstDay } }: { candidacy: OwnCandidacy }) {
  const { t } = useTranslation('firstDay');
  if (!firstDay) {
    return (
      <ToneBadge tone="warn" glyph="triangle">
        {t('own.turn')}
      </ToneBadge>
    );
  }
  return firstDay.agreed === null ? (
    <ToneBadge tone="teal" glyph="clock">
      {t('own.given')}
    </ToneBadge>
  ) : (
    <ToneBadge tone="ok" glyph="tick">
      {t('agreed')}
    </ToneBadge>
  );
}

type GivenProps = { candidacy: OwnCandidacy; firstDay: NonNullable<OwnCandidacy['firstDay']> };

function Given({ candidacy: { hospital }, firstDay: { from, to, agreed } }: GivenProps) {
  const { t } = useTranslation('firstDay');
  const dates = { from: formatDay(from, 'long'), to: formatDay(to, 'long') };
  return (
    <>
      <p className={classes.day}>
        {agreed === null ? (from === to ? dates.from : t('between', dates)) : formatDay(agreed, 'long')}
      </p>
      <p className={classes.help}>
        {agreed === null
          ? t('own.waiting', { hospital: hospital.name })
          : t('own.agreedHelp', { hospital: hospital.name, ...dates })}
      </p>
    </>
  );
}

const loadSchema = () =>
  import('@fonendo/contract/candidacies/first-day.schema').then((schemas) => schemas.firstDayDatesSchema);

function DatesForm({ candidacy, onClose }: { candidacy: OwnCandidacy; onClose: () => void }) {
  const { t } = useTranslation('firstDay');
  const queryClient = useQueryClient();
  const { id, firstDay } = candidacy;
  const form = useZodForm(loadSchema, { from: firstDay?.from, to: firstDay?.to });
  const today = madridDate(new Date());
  const bounds = { maxDate: latestFirstDay(today) };
  return (
    <Form
      form={form}
      label={t('own.send')}
      onSubmit={async (dates) => {
        const given = await giveFirstDay(id, dates);
        cacheCandidacy(queryClient, { ...candidacy, firstDay: given });
        toast({ tone: 'success', title: t('own.sent') });
        onClose();
      }}
    >
      <div className={classes.card}>
        {!firstDay && <p className={classes.ask}>{t('own.ask')}</p>}
        <p className={classes.help}>{firstDay?.agreed ? t('own.undoes') : t('own.askHelp')}</p>
        <div className={classes.fields}>
          <DateField label={t('own.from')} minDate={today} {...bounds} {...day(form.getInputProps('from'))} />
          <DateField
            label={t('own.to')}
            minDate={form.getValues().from ?? today}
            {...bounds}
            {...day(form.getInputProps('to'))}
          />
        </div>
      </div>
      <div className={classes.actions}>
        <Button type="submit" loading={form.submitting}>
          {t('own.send')}
        </Button>
        {firstDay && (
          <Button variant="default" onClick={onClose}>
            {t('own.keep')}
          </Button>
        )}
      </div>
    </Form>
  );
}
