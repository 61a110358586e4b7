import type { DoctorProfile } from '@fonendo/contract/doctors/doctors.schema';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, EyeOff, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card, CardRow } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { doctorProfileQuery } from '../doctors.queries.ts';
import classes from './doctor-profile.module.css';
import { DoctorProfileView } from './doctor-profile-view.tsx';

/** One's own profile as hospitals see it, from the same API answer. */
export function DoctorProfileScreen() {
  const { t } = useTranslation('doctors');
  const query = useQuery(doctorProfileQuery);
  const { data: profile } = query;
  return (
    <>
      <div className={classes.bar}>
        <Link to="/account" className={classes.back}>
          <ArrowLeft size={16} aria-hidden /> {t('profile.account')}
        </Link>
        {profile && (
          <Button variant="default" leftSection={<Printer size={17} aria-hidden />} onClick={() => window.print()}>
            {t('profile.print')}
          </Button>
        )}
      </div>
      <AnswerFrame query={query} failed={t('profile.failed')} failedHelp={t('failedHelp')}>
        {(profile) => <Profile profile={profile} />}
      </AnswerFrame>
    </>
  );
}

function Profile({ profile }: { profile: DoctorProfile }) {
  const { t } = useTranslation('doctors');
  return (
    <>
      <p className={classes.lead}>{t('profile.lead')}</p>
      <DoctorProfileView profile={profile} editable titleOrder={1} />
      <NeverSeen />
    </>
  );
}

function NeverSeen() {
  const { t } = useTranslation('doctors');
  return (
    <div className={classes.hidden}>
      <Section title={t('profile.hidden.title')}>
        <Card padding="rows">
          <CardRow foot>
            <ul className={classes.secrets}>
              {(['personal', 'contact', 'documents'] as const).map((secret) => (
                <li key={secret}>
                  <EyeOff size={17} aria-hidden /> {t(`profile.hidden.${secret}`)}
                </li>
              ))}
            </ul>
            <p className={classes.why}>{t('profile.hidden.why')}</p>
          </CardRow>
        </Card>
      </Section>
    </div>
  );
}
