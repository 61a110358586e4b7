import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import type { ResolutionKind } from '@fonendo/domain/petitions/petition';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { Conversation, PetitionTabs, useIsPartOfIt } from '../../conversations/conversations.public.tsx';
import { type Beside, DoctorDocuments } from '../../documents/documents.public.ts';
import { PetitionCv } from '../papers/cv.tsx';
import { PetitionFiles } from '../papers/files.tsx';
import { Requirement } from '../papers/requirement.tsx';
import { ResolutionSection } from '../procedure/resolution.tsx';
import { Terms } from '../procedure/terms.tsx';
import { History } from './history.tsx';
import { NextStepCard } from './next-step-card.tsx';
import classes from './own-petition.module.css';
import { PetitionHeader } from './petition-header.tsx';

/** Only petitions that are being filled in lack something. */
const OtherRoad = lazy(async () => ({ default: (await import('../papers/missing.tsx')).OtherRoad }));
const Missing = lazy(async () => ({ default: (await import('../papers/missing.tsx')).Missing }));

/** Only petitions at the ministry have legal terms. */
const LegalClock = lazy(async () => ({ default: (await import('../procedure/clock/legal-clock.tsx')).LegalClock }));
const Hearing = lazy(async () => ({ default: (await import('../procedure/clock/hearing.tsx')).Hearing }));
const NotificationCards = lazy(async () => ({
  default: (await import('../procedure/clock/notification-card.tsx')).NotificationCards,
}));

/** Questions, forms and signatures that go with documents: only while there is something to hand in. */
const LanguageChoice = lazy(async () => ({ default: (await import('../papers/language-choice.tsx')).LanguageChoice }));
const FeeForm = lazy(async () => ({ default: (await import('../papers/fee-form.tsx')).FeeForm }));
const Declaration = lazy(async () => ({ default: (await import('../papers/declaration.tsx')).Declaration }));
const Representation = lazy(async () => ({ default: (await import('../papers/representation.tsx')).Representation }));

const besideDocuments = (petition: Petition): Beside =>
  petition.checklist.can.answer
    ? {
        languageProof: <LanguageChoice petition={petition} />,
        feeReceipt: <FeeForm petition={petition} />,
        declaration: <Declaration petition={petition} />,
        representation: <Representation petition={petition} />,
      }
    : {};

type Props = { petition: Petition; view: 'conversation' | undefined };

/** One petition for its doctor: next step, progress, content, history; and what they and the team write about it. */
export function DoctorPetitionView({ petition, view }: Props) {
  const talks = useIsPartOfIt() && view === 'conversation';
  return (
    <>
      <PetitionHeader petition={petition} />
      <PetitionTabs id={petition.id} view={view} waiting={petition.waitingMessages} />
      {talks ? <Talk id={petition.id} /> : <Process petition={petition} />}
    </>
  );
}

function Talk({ id }: { id: string }) {
  const { t } = useTranslation('conversations');
  return (
    <div className={classes.belowTabs}>
      <Suspense fallback={<LoadingState of="rows" rows={4} />}>
        <Conversation place={{ subject: 'petition', side: 'doctor', id }} ended={t('ended.petition')} />
      </Suspense>
    </div>
  );
}

function Process({ petition }: { petition: Petition }) {
  return (
    <div className={classes.belowTabs}>
      <NextStepCard petition={petition} />
      <div className={classes.columns}>
        <div>
          {petition.allowedEvents.some(({ refused }) => refused === 'OtherRoad') && (
            <Suspense>
              <OtherRoad />
            </Suspense>
          )}
          {petition.missing.length > 0 && (
            <Suspense fallback={<LoadingState of="rows" rows={petition.missing.length} />}>
              <Missing missing={petition.missing} />
            </Suspense>
          )}
          {petition.clock.length > 0 && (
            <Suspense fallback={<LoadingState of="rows" rows={petition.clock.length} />}>
              <Hearing petition={petition} />
              <LegalClock petition={petition} />
            </Suspense>
          )}
          <Requirement petition={petition} />
          <ResolutionSection petition={petition} />
          {petition.resolution ? (
            <KeptDocuments kind={petition.resolution.kind} />
          ) : (
            <Suspense fallback={<LoadingState of="rows" rows={5} />}>
              <DoctorDocuments beside={besideDocuments(petition)} />
            </Suspense>
          )}
          {!petition.resolution && <PetitionCv petition={petition} />}
        </div>
        <div>
          {petition.clock.length > 0 ? (
            <Suspense fallback={<LoadingState of="rows" rows={2} />}>
              <NotificationCards petition={petition} />
            </Suspense>
          ) : (
            <Terms petition={petition} />
          )}
          <PetitionFiles petition={petition} />
          <History petition={petition} />
        </div>
      </div>
    </div>
  );
}

/** After the resolution no more documents are requested here; they belong to the doctor, not to the petition. */
function KeptDocuments({ kind }: { kind: ResolutionKind }) {
  const { t } = useTranslation('homologations');
  return (
    <Section title={t('documentsKept.title')}>
      <Card>
        <p className={classes.kept}>{t(`documentsKept.${kind}`)}</p>
        <Anchor
          renderRoot={(props) => (
            <Link
              to="/account"
              search={{ tab: 'documents' }}
              {...(kind === 'conditional' && { hash: 'additional' })}
              {...props}
            />
          )}
        >
          {t('documentsKept.link')}
        </Anchor>
      </Card>
    </Section>
  );
}
