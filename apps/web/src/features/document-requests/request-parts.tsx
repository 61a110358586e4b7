import type { HospitalRequest, OwnRequest } from '@fonendo/contract/document-requests.schema';
import type { TFunction } from 'i18next';
import { CalendarClock, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatShortDay } from '../../platform/format.ts';
import { formatBytes } from '../../ui/format-bytes.ts';
import classes from './document-requests.module.css';

type Request = HospitalRequest | OwnRequest;

/** Coral if overdue. */
export function DueDate({ request: { status, dueOn, overdue } }: { request: Request }) {
  const { t } = useTranslation('documentRequests');
  if (status === 'accepted' || status === 'cancelled') return null;
  return (
    <span className={classes.due} data-overdue={overdue || undefined}>
      <CalendarClock size={14} aria-hidden />
      {t(overdue ? 'overdue' : 'due', { date: formatDay(dueOn) })}
    </span>
  );
}

/** That the hospital's staff handed a file in, and who. */
export const staffText = (t: TFunction<'documentRequests'>, { name }: { name: string | null }): string =>
  name ? t('staffNamed', { name }) : t('staff');

export function RequestedFile({ file, onOpen }: { file: NonNullable<Request['file']>; onOpen: () => void }) {
  const { t, i18n } = useTranslation('documentRequests');
  const size = formatBytes(file.bytes, i18n.language);
  return (
    <p className={classes.file}>
      <FileText size={16} aria-hidden className={classes.fileIcon} />
      <button type="button" className={classes.fileName} onClick={onOpen}>
        {file.name}
      </button>
      <span className={classes.meta}>{t('doctor.file', { size, date: formatShortDay(file.uploadedAt) })}</span>
      {file.staff && <span className={classes.staff}>{staffText(t, file.staff)}</span>}
    </p>
  );
}
