import type { ManagedOfferRow } from '@fonendo/contract/offers/offers.schema';
import { needsCorrection, type OfferEvent } from '@fonendo/domain/offers/offer.lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Copy, Eye, Megaphone, Pencil, Send, Square, Trash2, Undo2 } from 'lucide-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { affectedBy } from '../../../platform/answers/affected-answers.ts';
import { withNetwork } from '../../../platform/connection/connection.ts';
import { toastFailure } from '../../../platform/failure-toast.ts';
import { isApiFailure } from '../../../platform/http-client.ts';
import { loadTexts } from '../../../platform/i18n.ts';
import { toast } from '../../../platform/toasts.ts';
import { passOnce, useAction } from '../../../platform/use-action.ts';
import { useConfirm } from '../../../ui/confirm.tsx';
import type { RowAction } from '../../../ui/table/row-menu.tsx';
import { RecommendOffer } from '../../doctors/doctors.public.ts';
import { isDoubtful, PublishQuestion } from '../write/warnings.tsx';
import {
  cacheOffer,
  cloneOffer,
  closeOffer,
  deleteOffer,
  discardRevision,
  dropOffer,
  invalidateAroundOffer,
  managedOfferQuery,
  publishOffer,
} from './managed-offers.queries.ts';

/** Common to a row of the table and the page of an offer. */
export type ActionableOffer = Pick<
  ManagedOfferRow,
  'id' | 'status' | 'revisionStatus' | 'figures' | 'allowedEvents' | 'can' | 'name'
>;

type Options = { onDeleted?: () => void };

/** All actions on an offer beside writing and reviewing, each with a confirmation. */
export function useOfferActions({ onDeleted }: Options = {}) {
  const { t } = useTranslation('managedOffers');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const [recommended, setRecommended] = useState<{ id: string; name: string } | null>(null);
  const nameOf = ({ name }: Pick<ActionableOffer, 'name'>) => name ?? t('untitled');
  const gate = useRef({ isShut: false });

  const openEditor = (id: string) => void navigate({ to: '/offers/$id', params: { id }, search: { edit: true } });

  /** Ignored while the first call is asking or running. */
  const startPublish = (id: string): void => void passOnce(gate.current, () => publish(id));

  /** Not an action of the kit: what is asked depends on the offer as it is now, and the editor waits for the outcome. */
  async function publish(id: string): Promise<boolean> {
    const offer = await queryClient.fetchQuery({ ...managedOfferQuery(id), staleTime: 0 }).catch((failure: unknown) => {
      toastFailure(t('failed.publish'), failure);
    });
    if (!offer) return false;
    const name = (offer.revision ?? offer.content).name ?? t('untitled');
    const sure = await confirm({
      title: t('ask.publishTitle', { name }),
      description: <PublishQuestion offer={offer} />,
      action: t(isDoubtful(offer) ? 'ask.publishAnyway' : 'ask.publishAction'),
    });
    if (!sure) return false;
    try {
      cacheOffer(queryClient, await withNetwork(() => publishOffer(offer)));
      toast({ tone: 'success', title: t('done.published') });
      return true;
    } catch (failure) {
      toastFailure(t('failed.publish'), failure);
      if (isApiFailure(failure) && failure.status === 409) await queryClient.invalidateQueries(managedOfferQuery(id));
      invalidateAroundOffer(queryClient, id);
      return false;
    }
  }

  const close = useAction({
    ask: (offer: ActionableOffer) => {
      const { open } = offer.figures;
      return confirm({
        title: t('ask.closeTitle', { name: nameOf(offer) }),
        description: [
          t('ask.close'),
          open > 0 ? t('ask.closeOpen', { count: open }) : t('ask.closeNone'),
          ...(offer.revisionStatus ? [t('ask.closeRevision')] : []),
        ].join(' '),
        action: t('ask.closeAction'),
        keeps: 'open',
      });
    },
    run: ({ id }) => closeOffer(id),
    cache: cacheOffer,
    done: t('done.closed'),
    failed: t('failed.close'),
    invalidates: affectedBy.offer,
  });

  const remove = useAction({
    ask: (offer: ActionableOffer) =>
      confirm({
        title: t('ask.deleteTitle', { name: nameOf(offer) }),
        description: t(offer.status === 'approved' ? 'ask.deleteOpen' : 'ask.delete'),
        action: t('ask.deleteAction'),
        keeps: 'offer',
      }),
    run: ({ id }) => deleteOffer(id),
    cache: (_, id) => {
      onDeleted?.();
      dropOffer(queryClient, id);
    },
    done: t('done.deleted'),
    failed: t('failed.delete'),
    invalidates: affectedBy.offer,
  });

  const clone = useAction({
    run: ({ id }: ActionableOffer) => cloneOffer(id),
    cache: cacheOffer,
    done: (copy) => {
      openEditor(copy.id);
      return t('done.cloned');
    },
    failed: t('failed.clone'),
  });

  const discard = useAction({
    ask: () =>
      confirm({
        title: t('ask.discardTitle'),
        description: t('ask.discard'),
        action: t('ask.discardAction'),
        keeps: 'changes',
      }),
    run: ({ id }: ActionableOffer) => discardRevision(id),
    cache: cacheOffer,
    done: t('done.discarded'),
    failed: t('failed.discard'),
    invalidates: affectedBy.offer,
  });

  async function recommend(offer: ActionableOffer) {
    await loadTexts('directory');
    setRecommended({ id: offer.id, name: nameOf(offer) });
  }

  const editLabel = (offer: Pick<ActionableOffer, 'status' | 'revisionStatus'>) =>
    t(needsCorrection(offer) ? 'actions.correct' : 'actions.edit');

  function actionsOf(offer: ActionableOffer): RowAction[] {
    const offered = new Map(offer.allowedEvents.map(({ event, refused }) => [event, refused]));
    const refusal = (event: OfferEvent) => {
      return offered.get(event) ? { refused: t(`refused.${refusedBecause(event)}`) } : {};
    };
    const action = (
      event: Exclude<OfferEvent, 'chooseProcess' | 'chooseVisibility'>,
      rest: Omit<RowAction, 'key' | 'label'>,
      label = t(`actions.${event}`),
    ): RowAction[] => (offered.has(event) ? [{ key: event, label, ...rest, ...refusal(event) }] : []);
    return [
      ...action(
        'edit',
        {
          icon: <Pencil size={16} aria-hidden />,
          ...editHint(offer, t),
          onSelect: () => openEditor(offer.id),
        },
        editLabel(offer),
      ),
      // Not shown if there is nothing to publish.
      ...(offered.get('publish') === 'InvalidStatusChange'
        ? []
        : action('publish', { icon: <Send size={16} aria-hidden />, onSelect: () => startPublish(offer.id) })),
      ...action('clone', {
        icon: <Copy size={16} aria-hidden />,
        hint: t('hints.asDraft'),
        onSelect: () => clone.start(offer),
      }),
      ...(offered.size > 0
        ? [
            {
              key: 'recommend',
              label: t('actions.recommend'),
              icon: <Megaphone size={16} aria-hidden />,
              ...(!offer.can.recommend && { refused: t('refused.recommendHospital') }),
              ...(offer.status !== 'approved' && { refused: t('refused.recommend') }),
              onSelect: () => void recommend(offer),
            },
          ]
        : []),
      ...(offer.revisionStatus
        ? action('discardRevision', {
            icon: <Undo2 size={16} aria-hidden />,
            destructive: true,
            onSelect: () => discard.start(offer),
          })
        : []),
      ...action('close', {
        icon: <Square size={16} aria-hidden />,
        destructive: true,
        onSelect: () => close.start(offer),
      }),
      ...action('delete', {
        icon: <Trash2 size={16} aria-hidden />,
        destructive: true,
        onSelect: () => remove.start(offer),
      }),
    ];
  }

  const dialog: ReactNode = recommended && (
    <Suspense>
      <RecommendOffer offerId={recommended.id} offerName={recommended.name} onClose={() => setRecommended(null)} />
    </Suspense>
  );

  return { actionsOf, editLabel, publish, startPublish, dialog };
}

/** The first entry of a row's menu: opens the offer. */
export const openAction = (label: string, onSelect: () => void): RowAction => ({
  key: 'open',
  label,
  icon: <Eye size={16} aria-hidden />,
  onSelect,
});

const editHint = (
  { status, revisionStatus }: ActionableOffer,
  t: (key: 'hints.backToReview' | 'hints.leavesReview') => string,
): { hint?: string } => {
  if (status === 'pending' || revisionStatus === 'pending') return { hint: t('hints.leavesReview') };
  return status === 'approved' && revisionStatus === null ? { hint: t('hints.backToReview') } : {};
};

/** A short reason; each event has only one. */
function refusedBecause(event: OfferEvent): 'publish' | 'edit' | 'close' | 'delete' | 'discardRevision' {
  switch (event) {
    case 'edit':
    case 'close':
    case 'delete':
    case 'discardRevision':
      return event;
    default:
      return 'publish';
  }
}
