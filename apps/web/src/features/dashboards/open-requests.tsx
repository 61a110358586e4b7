import type { DoctorDashboard } from '@fonendo/contract/dashboards.schema';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../platform/format.ts';
import { Card, CardRow } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import classes from './doctor/doctor-dashboard.module.css';

type Request = DoctorDashboard['requests'][number];

/** Requested documents, the nearest due date first. */
export function OpenRequests({ requests }: { requests: readonly Request[] }) {
  const { t } = useTranslation('dashboards');
  if (requests.length === 0) return null;
  return (
    <Section title={t('doctor.requests.title')}>
      <Card padding="rows" as="ul">
        {requests.map((request) => (
          <CardRow key={request.id} as="li">
            <RequestLink request={request} />
          </CardRow>
        ))}
      </Card>
    </Section>
  );
}

function RequestLink({ request: { candidacyId, kind, name, hospital, dueOn, overdue } }: { request: Request }) {
  const { t } = useTranslation(['dashboards', 'documents']);
  const what = [kind && t(`documents:kinds.${kind}`), name].filter(Boolean).join(': ');
  const date = formatDay(dueOn, 'long');
  return (
    <Link to="/candidate/$id" params={{ id: candidacyId }} className={classes.request}>
      <span>
        <span className={classes.requestName}>{what}</span>
        <span className={classes.interviewNote}>{hospital}</span>
        <span className={classes.requestDue} data-late={overdue || undefined}>
          {t(overdue ? 'doctor.requests.overdue' : 'doctor.requests.due', { date })}
        </span>
      </span>
      <ChevronRight size={16} aria-hidden className={classes.chevron} />
    </Link>
  );
}
