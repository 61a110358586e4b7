import type { HospitalProfile } from '@fonendo/contract/hospitals/hospitals.schema';
import { communities } from '@fonendo/domain/reference/communities';
import { Button, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Building2, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { Card } from '../../../ui/card.tsx';
import { PersonAvatar } from '../../../ui/marks/person-avatar.tsx';
import { Section } from '../../../ui/section.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ownHospitalProfileQuery } from '../hospitals.queries.ts';
import classes from './hospital-profile.module.css';

/** One's own hospital as doctors see it, from the same API answer. */
export function HospitalProfileScreen() {
  const { t } = useTranslation('hospitals');
  const query = useQuery(ownHospitalProfileQuery);
  return (
    <>
      <div className={classes.bar}>
        <Link to="/account" className={classes.back}>
          <ArrowLeft size={16} aria-hidden /> {t('profile.account')}
        </Link>
        {query.data?.profile && (
          <Button variant="default" leftSection={<Printer size={17} aria-hidden />} onClick={() => window.print()}>
            {t('profile.print')}
          </Button>
        )}
      </div>
      <AnswerFrame query={query} failed={t('profile.failed')} failedHelp={t('failedHelp')}>
        {({ profile }) => (profile ? <Profile profile={profile} /> : <NothingToShow />)}
      </AnswerFrame>
    </>
  );
}

function Profile({ profile }: { profile: HospitalProfile }) {
  const { t } = useTranslation('hospitals');
  return (
    <>
      <p className={classes.lead}>{t('profile.lead')}</p>
      <section className={classes.head}>
        <Card padding="hero">
          <div className={classes.hospital}>
            <PersonAvatar kind="hospital" name={profile.name} size={56} />
            <div className={classes.names}>
              <Title order={1} className={classes.name ?? ''}>
                {profile.name}
              </Title>
              <p className={classes.place}>
                {profile.city} · {communities[profile.community].name}
              </p>
            </div>
            <Link to="/account" search={{ tab: 'hospital' }} className={classes.edit}>
              {t('profile.edit')}
            </Link>
          </div>
          <dl className={classes.facts}>
            <div>
              <dt>{t('profile.sector')}</dt>
              <dd>{t(`form.sectors.${profile.sector}`)}</dd>
            </div>
            <div>
              <dt>{t('profile.employees')}</dt>
              <dd>
                {t('profile.employeesCount', { count: profile.employees, number: formatNumber(profile.employees) })}
              </dd>
            </div>
            <div>
              <dt>{t('profile.location')}</dt>
              <dd>{profile.address}</dd>
            </div>
          </dl>
        </Card>
      </section>
      <Section title={t('profile.about')}>
        <Card>
          <p className={classes.about}>{profile.description}</p>
        </Card>
      </Section>
      <p className={classes.hidden}>{t('profile.hidden')}</p>
    </>
  );
}

function NothingToShow() {
  const { t } = useTranslation('hospitals');
  return (
    <Card>
      <EmptyState
        icon={<Building2 size={26} aria-hidden />}
        title={t('profile.missing')}
        description={t('profile.missingHelp')}
        action={
          <Button renderRoot={(props) => <Link to="/account" search={{ tab: 'hospital' }} {...props} />}>
            {t('profile.complete')}
          </Button>
        }
      />
    </Card>
  );
}
