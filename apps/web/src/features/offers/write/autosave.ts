import type { ManagedOffer } from '@fonendo/contract/offers/offers.schema';
import { emptyOffer, type OfferDraft } from '@fonendo/domain/offers/offer';
import { mergeChange } from '@fonendo/domain/shared/concurrent-change';
import { type AutosaveSnapshot, createAutosave } from '../../../platform/autosave/autosave.ts';
import { newId } from '../../../platform/new-id.ts';
import { sameOffer, storablePart } from './storable.ts';

/** Null until the first save creates a draft. */
export type WriteSnapshot = AutosaveSnapshot<OfferDraft, ManagedOffer | null>;

type Dependencies = {
  offer: ManagedOffer | null;
  create: (id: string, content: OfferDraft) => Promise<ManagedOffer>;
  save: (id: string, version: number, content: OfferDraft) => Promise<ManagedOffer>;
  load: (id: string) => Promise<ManagedOffer>;
  onMerged?: (theirs: ManagedOffer) => void;
  now: () => Date;
};

export type OfferAutosave = ReturnType<typeof createOfferAutosave>;

/** The content being edited: the revision of an open offer, or the offer itself. */
const writtenOf = (offer: ManagedOffer | null): OfferDraft => offer?.revision ?? offer?.content ?? emptyOffer;

/** Saves an offer while it is written. Ends when somebody closes or deletes it. */
export function createOfferAutosave({ offer: stored, create, save, load, onMerged, now }: Dependencies) {
  const draftId = newId();
  /** If the answer to an earlier try was lost, the newer content is saved over the draft that it created. */
  async function begin(content: OfferDraft): Promise<ManagedOffer> {
    const made = await create(draftId, content);
    return sameOffer(writtenOf(made), content) ? made : save(made.id, made.version, content);
  }
  const autosave = createAutosave<OfferDraft, ManagedOffer | null, OfferDraft>({
    stored,
    contentOf: writtenOf,
    versionOf: (offer) => offer?.version ?? 0,
    isEditable: (offer) =>
      offer === null || offer.allowedEvents.some(({ event, refused }) => event === 'edit' && refused === null),
    isSame: sameOffer,
    storablePart,
    save: (offer, content) => (offer ? save(offer.id, offer.version, content) : begin(content)),
    load: ({ id }) => load(id),
    merge: mergeChange,
    onMerged: (theirs) => theirs && onMerged?.(theirs),
    now,
  });
  return {
    ...autosave,
    edit: (part: Partial<OfferDraft>) => autosave.edit({ ...autosave.getSnapshot().content, ...part }),
  };
}
