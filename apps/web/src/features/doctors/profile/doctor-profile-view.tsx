import type { DoctorProfile } from '@fonendo/contract/doctors/doctors.schema';
import { outlineCv } from '@fonendo/domain/cv/outline';
import type { Certification } from '@fonendo/domain/hospitals/view';
import { Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { FileUser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCountryName } from '../../../platform/countries.ts';
import { currentLocale } from '../../../platform/i18n.ts';
import { Card, CardRow } from '../../../ui/card.tsx';
import { PersonAvatar } from '../../../ui/marks/person-avatar.tsx';
import type { StatusGlyphName } from '../../../ui/marks/status-glyph.tsx';
import type { BadgeTone } from '../../../ui/marks/tone-badge.tsx';
import { ToneBadge } from '../../../ui/marks/tone-badge.tsx';
import { Section } from '../../../ui/section.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { StatusBadge } from '../../statuses/statuses.public.ts';
import classes from './doctor-profile.module.css';

type Props = {
  profile: DoctorProfile;
  /** For the doctor themselves: shows links to edit each part. */
  editable: boolean;
  /** 1 on a page of its own, 2 in a dialog. */
  titleOrder: 1 | 2;
  /** What speaks to the reader; without them the reader is the doctor. */
  words?: ProfileWords;
};

export type ProfileWords = { proofs: string; noProofs: string; emptyCv: string; emptyCvHelp: string };

/** A doctor as hospitals see them: person, CV and documents. */
export function DoctorProfileView({ profile, editable, titleOrder, words }: Props) {
  const { t } = useTranslation('doctors');
  const said = words ?? {
    proofs: t('profile.proofs'),
    noProofs: t('profile.noProofs'),
    emptyCv: t('profile.emptyCv'),
    emptyCvHelp: t('profile.emptyCvHelp'),
  };
  return (
    <>
      <Head profile={profile} editable={editable} titleOrder={titleOrder} />
      <CvSections profile={profile} editable={editable} words={said} />
      <Proofs profile={profile} editable={editable} words={said} />
    </>
  );
}

type PartProps = Pick<Props, 'profile' | 'editable'> & { words: ProfileWords };

function Head({ profile, editable, titleOrder }: Props) {
  const { t } = useTranslation('doctors');
  const countryName = useCountryName();
  const name = `${profile.firstname} ${profile.lastname}`;
  return (
    <section className={classes.head}>
      <Card padding="hero">
        <div className={classes.person}>
          <PersonAvatar name={name} size={56} />
          <div className={classes.names}>
            <Title order={titleOrder} className={classes.name ?? ''}>
              {name}
            </Title>
            <p className={classes.speciality}>{profile.speciality ?? t('profile.noSpeciality')}</p>
            <ToneBadge {...certificationLooks[profile.certification]}>
              {t(`profile.certification.${profile.certification}`)}
            </ToneBadge>
          </div>
          {editable && (
            <Link to="/account" search={{ tab: 'personal' }} className={classes.edit}>
              {t('profile.editData')}
            </Link>
          )}
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

/** The CV as in its PDF. Contact data are not shown to hospitals. */
function CvSections({ profile, editable, words }: PartProps) {
  const { t } = useTranslation(['doctors', 'cv']);
  const texts = t('cv:cvDocument', { returnObjects: true });
  const nobody = { ...profile, email: '', phone: null, city: null, country: null };
  const sections = profile.cv ? outlineCv(profile.cv, nobody, currentLocale(), texts).sections : [];
  const edit = editable && (
    <Link to="/account/cv" className={classes.edit}>
      {t('profile.editCv')}
    </Link>
  );
  if (sections.length === 0) {
    return (
      <Section title={t('profile.cv')} aside={edit}>
        <Card>
          <EmptyState icon={<FileUser size={26} aria-hidden />} title={words.emptyCv} description={words.emptyCvHelp} />
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

function Proofs({ profile: { documents }, editable, words }: PartProps) {
  const { t } = useTranslation(['doctors', 'documents']);
  return (
    <Section
      title={words.proofs}
      aside={
        editable && (
          <Link to="/account" search={{ tab: 'documents' }} className={classes.edit}>
            {t('profile.editDocuments')}
          </Link>
        )
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
            <p className={classes.subtitle}>{words.noProofs}</p>
          </CardRow>
        )}
      </Card>
    </Section>
  );
}

/** The badge for a doctor's right to practise, the same everywhere. */
const certificationLooks: Record<Certification, { tone: BadgeTone; glyph: StatusGlyphName }> = {
  recognised: { tone: 'ok', glyph: 'tick' },
  pendingVerification: { tone: 'warn', glyph: 'clock' },
  inProgress: { tone: 'teal', glyph: 'half' },
  notStarted: { tone: 'neutral', glyph: 'dashed' },
};
