import type { ManagedOffer } from '@fonendo/contract/offers/offers.schema';
import { isAdministrator } from '@fonendo/domain/auth/policy-group';
import { stageOf } from '@fonendo/domain/offers/offer.lifecycle';
import { Alert } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { Link } from '@tanstack/react-router';
import { CircleAlert, Clock, Info, PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDayOf, formatList, formatMoment, formatNumber } from '../../../platform/format.ts';
import { useSession } from '../../../platform/session/auth-state.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { Days } from './columns.tsx';
import classes from './managed-offer.module.css';

/** What the status badge does not say: why it was refused, what is missing. */
export function OfferStanding({ offer }: { offer: ManagedOffer }) {
  const { t } = useTranslation('managedOffers');
  const stage = stageOf(offer);
  const missing = useMissingNames(offer.missing);
  const writes = offer.allowedEvents.some(({ event }) => event === 'publish' || event === 'edit');
  // Nobody is told to wait for their own decision.
  const decides = offer.allowedEvents.some(({ event }) => event === 'approve');
  return (
    <>
      {offer.hospital.blocked && (
        <Alert icon={<CircleAlert size={18} aria-hidden />} title={t('blocked')}>
          {t('offer.blocked')}
        </Alert>
      )}
      {(stage === 'refused' || stage === 'revisionRefused') && (
        <Alert
          className={classes.refused ?? ''}
          icon={<CircleAlert size={18} aria-hidden />}
          title={t(stage === 'refused' ? 'offer.refusedTitle' : 'offer.revisionRefusedTitle')}
        >
          {offer.refusalReason}
        </Alert>
      )}
      {writes && !decides && (stage === 'pending' || stage === 'revisionPending') && (
        <Alert icon={<Clock size={18} aria-hidden />} title={t('offer.pendingTitle')}>
          {t(stage === 'pending' ? 'offer.pending' : 'offer.revisionPending')}
        </Alert>
      )}
      {writes && stage === 'revisionDraft' && (
        <Alert icon={<PencilLine size={18} aria-hidden />} title={t('offer.revisionDraftTitle')}>
          {t('offer.revisionDraft')}
        </Alert>
      )}
      {writes && (stage === 'draft' || stage === 'revisionDraft') && offer.missing.length > 0 && (
        <Alert icon={<Info size={18} aria-hidden />} title={t('offer.draftTitle')}>
          {formatList(missing)}
        </Alert>
      )}
    </>
  );
}

function useMissingNames(missing: ManagedOffer['missing']): string[] {
  const { t } = useTranslation('managedOffers');
  const names = missing.map((field) =>
    field === 'salaryMin' || field === 'salaryMax' ? t('fields.salary') : t(`fields.${field}`),
  );
  return [...new Set(names)].map((name) => name.toLocaleLowerCase());
}

export function OfferFigures({ offer }: { offer: ManagedOffer }) {
  const { t } = useTranslation('managedOffers');
  const { figures, content } = offer;
  const forTeam = isAdministrator(useSession()?.policyGroups ?? []);
  const dates = [
    ['published', offer.publishedAt],
    ['submitted', offer.submittedAt],
    ['closed', offer.closedAt],
    ['created', offer.createdAt],
    ['updated', offer.updatedAt],
  ] as const;
  return (
    <Section title={t('offer.figures')}>
      <Card>
        <dl className={classes.figures}>
          <div>
            <dt>{t('columns.filled')}</dt>
            <dd>
              {content.vacancies === null
                ? '–'
                : t('filled', { filled: formatNumber(figures.accepted), vacancies: formatNumber(content.vacancies) })}
            </dd>
          </div>
          <div>
            <dt>{t('columns.candidacies')}</dt>
            <dd>
              {formatNumber(figures.candidacies)}
              {figures.newCandidacies > 0 && (
                <span className={classes.new}>{t('new', { count: figures.newCandidacies })}</span>
              )}
              {!forTeam && (
                <Link to="/offers/$id/candidates" params={{ id: offer.id }} className={classes.board}>
                  {t('toBoard')}
                </Link>
              )}
            </dd>
          </div>
          <div>
            <dt>{t('columns.wait')}</dt>
            <dd>
              <Days days={figures.longestWaitDays} />
            </dd>
          </div>
          {dates.map(
            ([key, at]) =>
              at && (
                <div key={key}>
                  <dt>{t(`offer.${key}`)}</dt>
                  <dd>
                    <time dateTime={at} title={formatMoment(at)}>
                      {formatDayOf(at)}
                    </time>
                  </dd>
                </div>
              ),
          )}
        </dl>
      </Card>
    </Section>
  );
}
