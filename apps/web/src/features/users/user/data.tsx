import type { UserDetail } from '@fonendo/contract/users/users.schema';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountryName } from '../../../platform/countries.ts';
import { formatDay, formatDayOf } from '../../../platform/format.ts';
import { groupKey } from '../../../platform/session/group-key.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import classes from './user.module.css';

/** The data of the account, and those of its group. */
export function UserData({ user }: { user: UserDetail }) {
  const { t } = useTranslation(['users', 'core']);
  const phone = user.phone ? `${user.phonePrefix ?? ''} ${user.phone}` : null;
  return (
    <div className={user.doctor || user.hospital ? classes.columns : classes.sheet}>
      <div className={classes.column}>
        <Section title={t('data.account')}>
          <Facts
            facts={[
              [
                t('data.name'),
                <>
                  {user.firstname} {user.lastname}
                  {user.namesVerified && <span className={classes.support}>{t('data.namesVerified')}</span>}
                </>,
              ],
              [t('data.email'), user.email],
              [t('data.phone'), phone],
              [t('data.language'), t(`data.languages.${user.locale}`)],
              [
                t('data.group'),
                user.policyGroups.map((group) => t(`core:${groupKey(group, user.hospital?.role)}`)).join(', '),
              ],
            ]}
          />
        </Section>
        {user.doctor && <PrivateData doctor={user.doctor} />}
      </div>
      <div className={classes.column}>
        {user.doctor && <Declared doctor={user.doctor} />}
        {user.hospital && <Membership hospital={user.hospital} />}
      </div>
    </div>
  );
}

type Doctor = NonNullable<UserDetail['doctor']>;

function Declared({ doctor }: { doctor: Doctor }) {
  const { t } = useTranslation(['users', 'person']);
  const countryName = useCountryName();
  const yesNo = (value: boolean) => t(value ? 'data.yes' : 'data.no');
  return (
    <Section title={t('data.doctor')} description={t('data.doctorHelp')}>
      <Facts
        facts={[
          [t('person:speciality'), doctor.speciality],
          [t('data.degreeSpain'), yesNo(doctor.hasDegreeSpain)],
          [t('person:graduationDate'), formatDay(doctor.graduationDate)],
          [t('data.degreeCountry'), doctor.degreeCountry && countryName(doctor.degreeCountry)],
          [t('data.earlier'), doctor.hasDegree ? (doctor.degreeEmail ?? t('data.yes')) : t('data.no')],
          [t('person:countryOfResidence'), countryName(doctor.countryOfResidence)],
          [t('data.findable'), yesNo(doctor.findable)],
        ]}
      />
    </Section>
  );
}

function PrivateData({ doctor }: { doctor: Doctor }) {
  const { t } = useTranslation(['users', 'person']);
  const countryName = useCountryName();
  const nationalities = [doctor.nationality, doctor.otherNationality].filter((country) => country !== null);
  const address = [doctor.address, [doctor.postalCode, doctor.city].filter(Boolean).join(' '), doctor.state];
  return (
    <Section title={t('data.private')}>
      <Facts
        facts={[
          [t('data.identity'), `${t(`person:documentTypes.${doctor.documentType}`)} ${doctor.documentNumber}`],
          [t('data.birth'), formatDay(doctor.birthDate)],
          [t('person:nationality'), nationalities.map(countryName).join(', ')],
          [t('person:gender'), doctor.gender && t(`person:genders.${doctor.gender}`)],
          [t('person:maritalStatus'), doctor.maritalStatus && t(`person:maritalStatuses.${doctor.maritalStatus}`)],
          [t('data.kids'), doctor.hasKids === null ? null : t(doctor.hasKids ? 'data.yes' : 'data.no')],
          [t('data.parents'), [doctor.parent1, doctor.parent2].filter(Boolean).join(', ')],
          [t('data.address'), address.filter(Boolean).join(', ')],
        ]}
      />
    </Section>
  );
}

function Membership({ hospital }: { hospital: NonNullable<UserDetail['hospital']> }) {
  const { t } = useTranslation(['users', 'profiles']);
  return (
    <Section
      title={t('data.hospital')}
      aside={
        <Link to="/hospitals" search={{ hospital: hospital.id }} className={classes.link}>
          {t('data.openHospital')}
        </Link>
      }
    >
      <Facts
        facts={[
          [t('data.hospital'), hospital.name],
          [t('data.role'), t(`profiles:roles.${hospital.role}.name`)],
          [t('data.position'), hospital.position],
          [t('data.joined'), formatDayOf(hospital.joinedAt)],
        ]}
      />
    </Section>
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  const { t } = useTranslation('users');
  return (
    <Card padding="rows">
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value || <span className={classes.support}>{t('data.notSaid')}</span>}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
