import type { DoctorProfile } from '@fonendo/contract/doctor.schema';
import { outlineCv } from '@fonendo/domain/cv-outline';
import { Button, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, EyeOff, FileUser, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCountryName } from '../../platform/countries.ts';
import { currentLocale } from '../../platform/i18n.ts';
import { Card, CardRow } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { Section } from '../../ui/section.tsx';
import type { StatusGlyphName } from '../../ui/status-glyph.tsx';
import { type BadgeTone, ToneBadge } from '../../ui/tone-badge.tsx';
import { StatusBadge } from '../statuses/statuses.public.ts';
import classes from './doctor-profile.module.css';
import { doctorProfileQuery } from './doctors.queries.ts';

/** Oneself as hospitals see one: the same answer that they get. */
export function DoctorProfileScreen() {
  const { t } = useTranslation('doctors');
  const { data: profile, isError, isFetching, refetch } = useQuery(doctorProfileQuery);
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
      {profile && <Profile profile={profile} />}
      {!profile && !isError && <LoadingState />}
      {!profile && isError && (
        <Card>
          <ErrorState
            title={t('profile.failed')}
            description={t('failedHelp')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </Card>
      )}
    </>
  );
}

function Profile({ profile }: { profile: DoctorProfile }) {
  const { t } = useTranslation('doctors');
  return (
    <>
      <p className={classes.lead}>{t('profile.lead')}</p>
      <Head profile={profile} />
      <CvSections profile={profile} />
      <Proofs documents={profile.documents} />
      <NeverSeen />
    </>
  );
}

const certificationLooks: Record<DoctorProfile['certification'], { tone: BadgeTone; glyph: StatusGlyphName }> = {
  recognised: { tone: 'ok', glyph: 'tick' },
  pendingVerification: { tone: 'warn', glyph: 'clock' },
  inProgress: { tone: 'teal', glyph: 'half' },
  notStarted: { tone: 'neutral', glyph: 'dashed' },
};

function Head({ profile }: { profile: DoctorProfile }) {
  const { t } = useTranslation('doctors');
  const countryName = useCountryName();
  const name = `${profile.firstName} ${profile.lastName}`;
  return (
    <section className={classes.head}>
      <Card padding="hero">
        <div className={classes.person}>
          <PersonAvatar name={name} size={56} />
          <div className={classes.names}>
            <Title order={1} className={classes.name ?? ''}>
              {name}
            </Title>
            <p className={classes.speciality}>{profile.speciality ?? t('profile.noSpeciality')}</p>
            <ToneBadge {...certificationLooks[profile.certification]}>
              {t(`profile.certification.${profile.certification}`)}
            </ToneBadge>
          </div>
          <Link to="/account" search={{ tab: 'personal' }} className={classes.edit}>
            {t('profile.editData')}
          </Link>
        </div>
        {profile.specialityDescription && <p className={classes.description}>{profile.specialityDescription}</p>}
        <dl className={classes.facts}>
          <div>
            <dt>{t('profile.residence')}</dt>
            <dd>{countryName(profile.countryOfResidence)}</dd>
          </div>
          <div>
            <dt>{t('profile.graduated')}</dt>
            <dd>
              <Years count={profile.yearsSinceGraduation} />
            </dd>
          </div>
          <div>
            <dt>{t('profile.experience')}</dt>
            <dd>
              <Years count={profile.yearsOfExperience} />
            </dd>
          </div>
        </dl>
      </Card>
    </section>
  );
}

function Years({ count }: { count: number | null }) {
  const { t } = useTranslation('doctors');
  if (count === null) return t('profile.untold');
  return count === 0 ? t('profile.lessThanAYear') : t('profile.years', { count });
}

/** The CV in the words of its PDF. How to reach the doctor is no part of what hospitals see. */
function CvSections({ profile }: { profile: DoctorProfile }) {
  const { t } = useTranslation(['doctors', 'cv']);
  const texts = t('cv:cvDocument', { returnObjects: true });
  const nobody = { ...profile, email: '', phone: null, city: null, country: null };
  const sections = profile.cv ? outlineCv(profile.cv, nobody, currentLocale(), texts).sections : [];
  const edit = (
    <Link to="/account/cv" className={classes.edit}>
      {t('profile.editCv')}
    </Link>
  );
  if (sections.length === 0) {
    return (
      <Section title={t('profile.cv')} aside={edit}>
        <Card>
          <EmptyState
            icon={<FileUser size={26} aria-hidden />}
            title={t('profile.emptyCv')}
            description={t('profile.emptyCvHelp')}
          />
        </Card>
      </Section>
    );
  }
  return sections.map(({ part, heading, text, entries }, index) => (
    <Section key={part} title={heading} aside={index === 0 && edit}>
      <Card padding="rows">
        {text && (
          <CardRow>
            <p className={classes.text}>{text}</p>
          </CardRow>
        )}
        {entries.map(({ id, aside, title, subtitle, points }) => (
          <CardRow key={id} as="article">
            <div className={classes.entry}>
              <p className={classes.period}>{aside}</p>
              <div className={classes.what}>
                <h3 className={classes.title}>{title}</h3>
                {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
                {points.length > 0 && (
                  <ul className={classes.points}>
                    {points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                )}
              </div>
            </div>
          </CardRow>
        ))}
      </Card>
    </Section>
  ));
}

function Proofs({ documents }: Pick<DoctorProfile, 'documents'>) {
  const { t } = useTranslation(['doctors', 'documents']);
  return (
    <Section
      title={t('profile.proofs')}
      aside={
        <Link to="/account" search={{ tab: 'documents' }} className={classes.edit}>
          {t('profile.editDocuments')}
        </Link>
      }
    >
      <Card padding="rows" as="ul">
        {documents.map(({ id, kind, status }) => (
          <CardRow key={id} as="li">
            <div className={classes.proof}>
              <span className={classes.title}>{t(`documents:kinds.${kind}`)}</span>
              <StatusBadge of="document" status={status} />
            </div>
          </CardRow>
        ))}
        {documents.length === 0 && (
          <CardRow as="li">
            <p className={classes.subtitle}>{t('profile.noProofs')}</p>
          </CardRow>
        )}
      </Card>
    </Section>
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
