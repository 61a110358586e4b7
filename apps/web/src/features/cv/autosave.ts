import type { Cv, CvUpdate } from '@fonendo/contract/cv.schema';
import type { CvContent } from '@fonendo/domain/cv/cv';
import { type AutosaveSnapshot, createAutosave, type DraftStore } from '../../platform/autosave/autosave.ts';
import { sameCv, storablePart } from './storable-cv.ts';

export type CvSnapshot = AutosaveSnapshot<CvContent, Cv>;

export type CvDrafts = DraftStore<CvContent, CvUpdate['content']>;

type Dependencies = {
  cv: Cv;
  drafts: CvDrafts;
  save: (update: CvUpdate) => Promise<Cv>;
  load: () => Promise<Cv>;
  now: () => Date;
};

export type CvAutosave = ReturnType<typeof createCvAutosave>;

/** Saves a CV while it is written. Ends when an application locks it. */
export const createCvAutosave = ({ cv, drafts, save, load, now }: Dependencies) =>
  createAutosave<CvContent, Cv, CvUpdate['content']>({
    stored: cv,
    contentOf: ({ content }) => content,
    versionOf: ({ version }) => version,
    isEditable: ({ locked }) => !locked,
    isSame: sameCv,
    storablePart: (content) => storablePart(content, now, cv.born),
    save: ({ version }, content) => save({ version, content }),
    load,
    drafts,
    now,
  });
