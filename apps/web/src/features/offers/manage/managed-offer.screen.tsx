import type { ManagedOffer } from '@fonendo/contract/offers/offers.schema';
import { isAdministrator } from '@fonendo/domain/auth/policy-group';
import { Button, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Pencil, Send, UsersRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session/auth-state.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { useTabTitle } from '../../../ui/tab-title.ts';
import { RowMenu } from '../../../ui/table/row-menu.tsx';
import { StatusBadge } from '../../statuses/statuses.public.ts';
import { OfferProcess } from '../detail/process.tsx';
import { OfferChanges } from '../review/changes.tsx';
import { ReviewPanel } from '../review/panel.tsx';
import { useOfferActions } from './actions.tsx';
import { RevisionBadge } from './columns.tsx';
import { OfferHistory } from './history.tsx';
import classes from './managed-offer.module.css';
import { managedOfferQuery } from './managed-offers.queries.ts';
import { OfferFigures, OfferStanding } from './offer-facts.tsx';
import { OfferPreview } from './preview.tsx';

// The form is large: loaded when somebody writes.
const WriteOffer = lazy(async () => ({ default: (await import('../write/write-offer.screen.tsx')).WriteOfferScreen }));

// For a hospital that is not approved yet, with the texts of its data.
const ReviewHospital = lazy(async () => {
  const [parts] = await Promise.all([import('../review/hospital.tsx'), loadTexts('hospitals', 'person')]);
  return { default: parts.ReviewHospital };
});

type Props = { id: string; editing: boolean; onEdit: (editing: boolean) => void };

/** One offer for those who manage it: what doctors see, its status, history and actions. */
export function ManagedOfferScreen({ id, editing, onEdit }: Props) {
  const { t } = useTranslation('managedOffers');
  const query = useQuery(managedOfferQuery(id));
  useTabTitle(query.data && (query.data.content.name ?? t('untitled')), t('heading'));
  return (
    <AnswerFrame query={query} failed={t('write.failed')} failedHelp={t('write.failedHelp')}>
      {(offer) =>
        editing && allows(offer, 'edit') ? (
          <Suspense fallback={<LoadingState />}>
            <WriteOffer key={id} id={id} onLeave={() => onEdit(false)} />
          </Suspense>
        ) : (
          <Offer key={id} offer={offer} onEdit={() => onEdit(true)} />
        )
      }
    </AnswerFrame>
  );
}

const allows = ({ allowedEvents }: ManagedOffer, wanted: ManagedOffer['allowedEvents'][number]['event']) =>
  allowedEvents.some(({ event, refused }) => event === wanted && refused === null);

function Offer({ offer, onEdit }: { offer: ManagedOffer; onEdit: () => void }) {
  const { t } = useTranslation('managedOffers');
  const navigate = useNavigate();
  const forTeam = isAdministrator(useSession()?.policyGroups ?? []);
  const { actionsOf, editLabel, startPublish, dialog } = useOfferActions({
    onDeleted: () => void navigate({ to: '/offers' }),
  });
  const name = offer.content.name ?? t('untitled');
  const canPublish = allows(offer, 'publish');
  const canEdit = allows(offer, 'edit');
  const actions = actionsOf({ ...offer, name: offer.content.name });
  // Administrators have no board; an offer that was never open has no candidates.
  const hasBoard = !forTeam && (offer.status === 'approved' || offer.status === 'closed');
  const boardLink = hasBoard && (
    <Button
      variant="default"
      leftSection={<UsersRound size={16} aria-hidden />}
      renderRoot={(props) => <Link {...props} to="/offers/$id/candidates" params={{ id: offer.id }} />}
    >
      {t('offer.candidates', { count: offer.figures.candidacies })}
    </Button>
  );
  return (
    <div data-density="workplace">
      <PageHeader
        title={name}
        breadcrumb={[
          <Link key="offers" to="/offers" activeOptions={{ exact: true }}>
            {t('heading')}
          </Link>,
        ]}
        meta={
          <div className={classes.meta}>
            <StatusBadge of="offer" status={offer.status} />
            {offer.revisionStatus && <RevisionBadge status={offer.revisionStatus} />}
            {forTeam && (
              <Link to="/offers" search={{ view: 'all', hospital: offer.hospital.id }} className={classes.hospital}>
                {offer.hospital.name}
              </Link>
            )}
          </div>
        }
        actions={
          (actions.length > 0 || boardLink) && (
            <>
              {boardLink}
              {canEdit && (
                <Button
                  variant={canPublish || allows(offer, 'approve') ? 'default' : 'filled'}
                  leftSection={<Pencil size={16} aria-hidden />}
                  onClick={onEdit}
                >
                  {editLabel(offer)}
                </Button>
              )}
              {canPublish && (
                <Button leftSection={<Send size={16} aria-hidden />} onClick={() => startPublish(offer.id)}>
                  {t('actions.publish')}
                </Button>
              )}
              {actions.length > 0 && (
                <RowMenu row={name} actions={actions.filter(({ key }) => key !== 'edit' && key !== 'publish')} />
              )}
            </>
          )
        }
      />
      <div className={classes.columns}>
        <div className={classes.main}>
          <OfferStanding offer={offer} />
          <Content offer={offer} forTeam={forTeam} />
          <OfferProcess offer={offer} />
        </div>
        <div className={classes.side}>
          {allows(offer, 'approve') && <ReviewPanel offer={offer} />}
          {allows(offer, 'approve') && offer.applicant && (
            <Suspense fallback={<LoadingState />}>
              <ReviewHospital applicant={offer.applicant} />
            </Suspense>
          )}
          <OfferFigures offer={offer} />
          <OfferHistory entries={offer.history} />
        </div>
      </div>
      {dialog}
    </div>
  );
}

type View = 'approved' | 'written' | 'changes';

/** The content, or two contents with their differences: reviewers see the differences first. */
function Content({ offer, forTeam }: { offer: ManagedOffer; forTeam: boolean }) {
  const { t } = useTranslation('managedOffers');
  const [chosen, setView] = useState<View>(forTeam ? 'changes' : 'approved');
  const { content, revision, hospital, status } = offer;
  const label = t(status === 'approved' || status === 'closed' ? 'offer.previewOpen' : 'offer.preview');
  if (!revision) return <OfferPreview content={content} hospital={hospital} label={label} />;
  return (
    <>
      <SegmentedControl
        className={classes.views ?? ''}
        aria-label={t('offer.views.label')}
        value={chosen}
        onChange={(view) => setView(view as View)}
        data={(['approved', 'written', 'changes'] as const).map((view) => ({
          value: view,
          label: t(`offer.views.${view}`),
        }))}
      />
      {chosen === 'changes' && <OfferChanges before={content} after={revision} />}
      {chosen === 'approved' && <OfferPreview content={content} hospital={hospital} label={label} />}
      {chosen === 'written' && <OfferPreview content={revision} hospital={hospital} label={t('offer.preview')} />}
    </>
  );
}
