import type { HospitalCandidacy } from '@fonendo/contract/selection/selection.schema';
import { outlineCv } from '@fonendo/domain/cv/outline';
import { UnstyledButton } from '@mantine/core';
import { FileText, Lock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayOf } from '../../../platform/format.ts';
import { currentLocale } from '../../../platform/i18n.ts';
import { StatusBadge } from '../../statuses/statuses.public.ts';
import { fetchCandidateDocument, fetchCv } from './candidacy.queries.ts';
import classes from './cv.module.css';
import type { Paper } from './paper.tsx';

const CandidacyPaper = lazy(async () => ({ default: (await import('./paper.tsx')).CandidacyPaper }));

type Props = {
  candidacyId: string;
  snapshot: HospitalCandidacy['snapshot'];
  /** When it was handed in. */
  appliedAt: string;
};

/** What was submitted: a short CV and the documents, each of which can be opened. */
export function HandedIn({ candidacyId, snapshot, appliedAt }: Props) {
  const { t } = useTranslation(['selection', 'documents']);
  const [paper, setPaper] = useState<Paper | null>(null);
  const copied = (
    <span className={classes.copied}>
      <Lock size={13} aria-hidden /> {t('handedIn.copied', { date: formatDayOf(appliedAt) })}
    </span>
  );
  if (!snapshot) {
    return (
      <section className={classes.part} aria-label={t('handedIn.cv')}>
        <h2 className={classes.heading}>{t('handedIn.cv')}</h2>
        <p className={classes.none}>{t('handedIn.gone')}</p>
      </section>
    );
  }
  const openCv = () =>
    setPaper({
      title: t('handedIn.cvOf', { name: `${snapshot.firstname} ${snapshot.lastname}` }),
      load: () => fetchCv(candidacyId),
    });
  return (
    <>
      <section className={classes.part} aria-labelledby="handed-in-cv">
        <div className={classes.head}>
          <h2 id="handed-in-cv" className={classes.heading}>
            {t('handedIn.cv')}
          </h2>
          {copied}
        </div>
        <CvOutline snapshot={snapshot} />
        {snapshot.cv && (
          <UnstyledButton className={classes.open} onClick={openCv}>
            <FileText size={16} aria-hidden /> {t('handedIn.openCv')}
          </UnstyledButton>
        )}
      </section>
      <section className={classes.part} aria-labelledby="handed-in-documents">
        <div className={classes.head}>
          <h2 id="handed-in-documents" className={classes.heading}>
            {t('handedIn.documents')}
          </h2>
          <span className={classes.copied}>{t('handedIn.count', { count: snapshot.documents.length })}</span>
        </div>
        <ul className={classes.documents}>
          {snapshot.documents.map(({ id, kind, status }) => (
            <li key={id} className={classes.document}>
              <UnstyledButton
                className={classes.documentName}
                onClick={() =>
                  setPaper({ title: t(`documents:kinds.${kind}`), load: () => fetchCandidateDocument(candidacyId, id) })
                }
              >
                {t(`documents:kinds.${kind}`)}
              </UnstyledButton>
              <StatusBadge of="document" status={status} />
            </li>
          ))}
        </ul>
        {snapshot.documents.length === 0 && <p className={classes.none}>{t('handedIn.noDocuments')}</p>}
      </section>
      {paper && (
        <Suspense>
          <CandidacyPaper paper={paper} onClose={() => setPaper(null)} />
        </Suspense>
      )}
    </>
  );
}

/** As in the PDF, but without the achievements, which are in the whole CV. */
function CvOutline({ snapshot }: { snapshot: NonNullable<HospitalCandidacy['snapshot']> }) {
  const { t } = useTranslation(['selection', 'cv']);
  const texts = t('cv:cvDocument', { returnObjects: true });
  const nobody = { ...snapshot, email: '', phone: null, city: null, country: null };
  const sections = snapshot.cv ? outlineCv(snapshot.cv, nobody, currentLocale(), texts).sections : [];
  if (sections.length === 0) return <p className={classes.none}>{t('handedIn.noCv')}</p>;
  return sections.map(({ part, heading, text, entries }) => (
    <div key={part} className={classes.section}>
      {part !== 'objective' && <h3 className={classes.sectionName}>{heading}</h3>}
      {text && <p className={classes.text}>{text}</p>}
      {entries.map(({ id, title, subtitle, aside }) => (
        <p key={id} className={classes.entry}>
          <b className={classes.entryTitle}>{title}</b>
          <span>{[subtitle, aside].filter(Boolean).join(' · ')}</span>
        </p>
      ))}
    </div>
  ));
}
