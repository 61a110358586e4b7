import type { ManagedOffer, ManagedOfferRow } from '@fonendo/contract/offers/offers.schema';
import type { OfferEvent } from '@fonendo/domain/offers/offer.lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Copy, Eye, Megaphone, Pencil, Send, Square, Trash2, Undo2 } from 'lucide-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../../platform/failure-toast.ts';
import { isApiFailure } from '../../../platform/http-client.ts';
import { loadTexts } from '../../../platform/i18n.ts';
import { toast } from '../../../platform/toasts.ts';
import { passOnce } from '../../../platform/use-action.ts';
import { useConfirm } from '../../../ui/confirm.tsx';
import type { RowAction } from '../../../ui/table/row-menu.tsx';
import { RecommendOffer } from '../../doctors/doctors.public.ts';
import { PublishQuestion } from '../write/warnings.tsx';
import {
  cacheOffer,
  cloneOffer,
  closeOffer,
  deleteOffer,
  discardRevision,
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
  /** Ignored while the first call is asking or running. */
  const once = (work: () => Promise<unknown>): void => void passOnce(gate.current, work);

  const openEditor = (id: string) => void navigate({ to: '/offers/$id', params: { id }, search: { edit: true } });

  /** Runs it, shows the result, and refreshes if somebody else was quicker. */
  async function run(id: string, title: string, work: () => Promise<ManagedOffer>, done: string) {
    try {
      cacheOffer(queryClient, await work());
      toast({ tone: 'success', title: done });
      return true;
    } catch (failure) {
      toastFailure(title, failure);
      if (isApiFailure(failure) && failure.status === 409) await queryClient.invalidateQueries(managedOfferQuery(id));
      invalidateAroundOffer(queryClient, id);
      return false;
    }
  }

  const startPublish = (id: string) => once(() => publish(id));

  async function publish(id: string): Promise<boolean> {
    const offer = await queryClient.fetchQuery({ ...managedOfferQuery(id), staleTime: 0 }).catch((failure: unknown) => {
      toastFailure(t('failed.publish'), failure);
    });
    if (!offer) return false;
    const warned = offer.warnings.length > 0;
    const name = (offer.revision ?? offer.content).name ?? t('untitled');
    const sure = await confirm({
      title: t('ask.publishTitle', { name }),
      description: <PublishQuestion offer={offer} />,
      action: t(warned ? 'ask.publishAnyway' : 'ask.publishAction'),
    });
    return sure && run(id, t('failed.publish'), () => publishOffer(offer), t('done.published'));
  }

  async function close(offer: ActionableOffer) {
    const { open } = offer.figures;
    const sure = await confirm({
      title: t('ask.closeTitle', { name: nameOf(offer) }),
      description: [
        t('ask.close'),
        open > 0 ? t('ask.closeOpen', { count: open }) : t('ask.closeNone'),
        ...(offer.revisionStatus ? [t('ask.closeRevision')] : []),
      ].join(' '),
      action: t('ask.closeAction'),
      keeps: 'open',
    });
    if (sure) await run(offer.id, t('failed.close'), () => closeOffer(offer.id), t('done.closed'));
  }

  async function remove(offer: ActionableOffer) {
    const sure = await confirm({
      title: t('ask.deleteTitle', { name: nameOf(offer) }),
      description: t(offer.status === 'approved' ? 'ask.deleteOpen' : 'ask.delete'),
      action: t('ask.deleteAction'),
      keeps: 'offer',
    });
    if (!sure) return;
    try {
      await deleteOffer(offer.id);
      toast({ tone: 'success', title: t('done.deleted') });
      onDeleted?.();
      queryClient.removeQueries(managedOfferQuery(offer.id));
    } catch (failure) {
      toastFailure(t('failed.delete'), failure);
    }
    invalidateAroundOffer(queryClient, offer.id);
  }

  async function clone({ id }: ActionableOffer) {
    try {
      const copy = cacheOffer(queryClient, await cloneOffer(id));
      toast({ tone: 'success', title: t('done.cloned') });
      openEditor(copy.id);
    } catch (failure) {
      toastFailure(t('failed.clone'), failure);
    }
  }

  async function discard({ id }: ActionableOffer) {
    const sure = await confirm({
      title: t('ask.discardTitle'),
      description: t('ask.discard'),
      action: t('ask.discardAction'),
      keeps: 'changes',
    });
    if (sure) await run(id, t('failed.discard'), () => discardRevision(id), t('done.discarded'));
  }

  async function recommend(offer: ActionableOffer) {
    await loadTexts('directory');
    setRecommended({ id: offer.id, name: nameOf(offer) });
  }

  function actionsOf(offer: ActionableOffer): RowAction[] {
    const offered = new Map(offer.allowedEvents.map(({ event, refused }) => [event, refused]));
    const refusal = (event: OfferEvent) => {
      return offered.get(event) ? { refused: t(`refused.${refusedBecause(event)}`) } : {};
    };
    const action = (
      event: Exclude<OfferEvent, 'chooseProcess' | 'chooseVisibility'>,
      rest: Omit<RowAction, 'key' | 'label'>,
    ): RowAction[] =>
      offered.has(event) ? [{ key: event, label: t(`actions.${event}`), ...rest, ...refusal(event) }] : [];
    return [
      ...action('edit', {
        icon: <Pencil size={16} aria-hidden />,
        ...editHint(offer, t),
        onSelect: () => openEditor(offer.id),
      }),
      // Not shown if there is nothing to publish.
      ...(offered.get('publish') === 'InvalidStatusChange'
        ? []
        : action('publish', { icon: <Send size={16} aria-hidden />, onSelect: () => startPublish(offer.id) })),
      ...action('clone', {
        icon: <Copy size={16} aria-hidden />,
        hint: t('hints.asDraft'),
        onSelect: () => once(() => clone(offer)),
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
            onSelect: () => once(() => discard(offer)),
          })
        : []),
      ...action('close', {
        icon: <Square size={16} aria-hidden />,
        destructive: true,
        onSelect: () => once(() => close(offer)),
      }),
      ...action('delete', {
        icon: <Trash2 size={16} aria-hidden />,
        destructive: true,
        onSelect: () => once(() => remove(offer)),
      }),
    ];
  }

  const dialog: ReactNode = recommended && (
    <Suspense>
      <RecommendOffer offerId={recommended.id} offerName={recommended.name} onClose={() => setRecommended(null)} />
    </Suspense>
  );

  return { actionsOf, publish, startPublish, dialog };
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
