import type { DocumentFile } from '@fonendo/contract/documents.schema';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import type { DocumentKind } from '@fonendo/domain/documents/kinds';

/** The key of the CV among the documents. */
export const cvKey = 'cv';

export type Paper = {
  /** The file's id, so that a replaced document is another paper. */
  key: string;
  kind: DocumentKind | typeof cvKey;
  state: 'pending' | 'approved' | 'rejected' | 'missing';
  required: boolean;
  file: DocumentFile | null;
  earlier: readonly DocumentFile[];
};

/** Everything to review, in the order of the checklist: documents, then the CV. */
export function papersOf(petition: Petition): Paper[] {
  const documents = petition.documents.items.flatMap(({ kind, necessity, current, earlier }): Paper[] => {
    const required = necessity === 'required';
    if (current.length === 0) {
      return required || necessity === 'advised'
        ? [{ key: kind, kind, state: 'missing', required, file: null, earlier }]
        : [];
    }
    return current.map((file) => ({ key: file.id, kind, state: file.status, required, file, earlier }));
  });
  const { cv } = petition;
  const state = cv ? (cv.status === 'reviewed' ? 'approved' : 'pending') : 'missing';
  return [...documents, { key: cvKey, kind: cvKey, state, required: true, file: null, earlier: [] }];
}

const isThere = ({ state }: Paper) => state !== 'missing';

/**
 * The document in the address; otherwise the one that is open, even if a colleague judged it; otherwise the first
 * pending one.
 */
export function paperOnDesk(papers: readonly Paper[], asked?: string, openKey?: string): Paper | undefined {
  const named = (key?: string) => papers.find((paper) => paper.key === key && isThere(paper));
  return (
    named(asked) ??
    named(openKey) ??
    papers.find(({ state, kind }) => state === 'pending' && kind !== cvKey) ??
    papers.find(({ state }) => state === 'pending') ??
    papers.find(isThere)
  );
}

/** The next pending one after this, wrapping around; null if none is left. */
export function nextPending(papers: readonly Paper[], key: string): Paper | null {
  const at = papers.findIndex((paper) => paper.key === key);
  const following = [...papers.slice(at + 1), ...papers.slice(0, Math.max(0, at))];
  return following.find(({ state }) => state === 'pending') ?? null;
}

/** The previous or next one, without wrapping; missing documents are skipped. */
export function neighbour(papers: readonly Paper[], key: string, by: 1 | -1): Paper | undefined {
  const there = papers.filter(isThere);
  return there[there.findIndex((paper) => paper.key === key) + by];
}
