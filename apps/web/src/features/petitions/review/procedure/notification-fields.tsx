import { type NotificationChannel, notificationChannels } from '@fonendo/domain/petitions/legal-clock/notification';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../../ui/fields/date/date-field.tsx';
import { RadioField } from '../../../../ui/fields/radio-field.tsx';

/** What a form gives one of its fields. */
type Field = ReturnType<UseFormReturnType<Record<string, unknown>>['getInputProps']>;

type Props = {
  channel: Field;
  onChannel: (change: ReturnType<typeof chosen>) => void;
  disposedOn: Field;
  notifiedOn: Field;
};

/** Nothing is filled in: a date that nobody looked up would be a wrong date. */
export const noNotification = { channel: undefined, disposedOn: null, notifiedOn: null };

/** Only electronic notices are put at disposal. */
const chosen = (channel: string) => ({
  channel: channel as NotificationChannel,
  ...(channel !== 'electronic' && { disposedOn: null }),
});

/** How and when the ministry notified the doctor: every term is counted from it. */
export function NotificationFields({ channel: field, onChannel, disposedOn, notifiedOn }: Props) {
  const { t } = useTranslation('ministryActs');
  const channel: NotificationChannel | null = field.value ?? null;
  const today = madridDate(new Date());
  const isElectronic = channel === 'electronic';
  return (
    <>
      <RadioField
        label={t('notified.channel')}
        options={notificationChannels.map((value) => ({ value, label: t(`notified.${value}`) }))}
        {...field}
        value={channel}
        onChange={(value) => onChannel(chosen(value))}
      />
      {isElectronic && (
        <DateField
          maxDate={today}
          {...disposedOn}
          label={t('notified.disposedOn')}
          description={t('notified.disposedHelp')}
          onChange={(day) => disposedOn.onChange(day || null)}
        />
      )}
      {channel && (
        <DateField
          key={channel}
          maxDate={today}
          {...notifiedOn}
          label={t(`notified.on.${channel}`)}
          optional={isElectronic}
          {...(isElectronic && { description: t('notified.openedHelp') })}
          onChange={(day) => notifiedOn.onChange(day || null)}
        />
      )}
    </>
  );
}
