import { openNoticeSchema, type PetitionNotification } from '@fonendo/contract/petitions/legal-clock.schema';
import type { NotifiedAct } from '@fonendo/domain/petitions/petition';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import { Button, Group, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../../platform/form/form.tsx';
import { useZodForm } from '../../../../platform/form/use-zod-form.tsx';
import { toast } from '../../../../platform/toasts.ts';
import { DateField } from '../../../../ui/fields/date/date-field.tsx';
import { cachePetition, openNotice } from '../../petitions.queries.ts';
import classes from './notification-card.module.css';

type Props = { id: string; act: NotifiedAct; notice: PetitionNotification; onSaid: () => void; onClose: () => void };

const now = () => new Date();

/** The day is not filled in: a date that nobody looked up would be a wrong date. */
export function OpenedForm({ id, act, notice: { disposedOn }, onSaid, onClose }: Props) {
  const { t } = useTranslation(['legalClock', 'core']);
  const queryClient = useQueryClient();
  const form = useZodForm(openNoticeSchema(now), { act, openedOn: '' });
  const title = useRef<HTMLParagraphElement>(null);
  // It stands where the button was that opened it.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={classes.form}>
      <Form
        form={form}
        label={t('notification.openTitle')}
        onSubmit={async (opened) => {
          cachePetition(queryClient, await openNotice(id, opened));
          toast({ tone: 'success', title: t('notification.openDone') });
          onSaid();
        }}
      >
        <Stack gap="sm">
          <p ref={title} tabIndex={-1} className={classes.name}>
            {t('notification.openTitle')}
          </p>
          <p className={classes.help}>{t('notification.openLead')}</p>
          <DateField
            label={t('notification.openedOn')}
            maxDate={madridDate(now())}
            {...(disposedOn !== null && { minDate: disposedOn })}
            {...form.getInputProps('openedOn')}
          />
          <Group gap="xs">
            <Button type="submit" size="sm" loading={form.submitting}>
              {t('notification.openSubmit')}
            </Button>
            <Button variant="default" size="sm" onClick={onClose}>
              {t('core:actions.cancel')}
            </Button>
          </Group>
        </Stack>
      </Form>
    </div>
  );
}
