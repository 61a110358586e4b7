import { type CvContent, cvLimits } from '@fonendo/domain/cv/cv';
import type { CvEntryOutline } from '@fonendo/domain/cv/outline';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/section.tsx';
import type { CvSnapshot } from './autosave.ts';
import { type EntryForm, useEntryForms } from './entries/entry-form.tsx';
import { EntryList, type EntrySummary } from './entries/entry-list.tsx';
import { isBlankEntry } from './entries/new-entries.ts';

type ListPart = 'experience' | 'education' | 'languages' | 'certificates';

type Props<Part extends ListPart> = {
  part: Part;
  entries: CvContent[Part];
  problems: CvSnapshot['problems'];
  /** Paths of missing required fields. */
  unfinished: ReadonlySet<string>;
  onChange: (entries: CvContent[Part]) => void;
  create: () => CvContent[Part][number];
  summaryOf: (entry: CvContent[Part][number]) => EntrySummary;
  fieldsOf: (form: EntryForm<CvContent[Part][number]>) => ReactNode;
};

/** One of the four parts that are lists. */
export function CvListSection<Part extends ListPart>(props: Props<Part>) {
  const { part, entries, problems, unfinished, onChange, create, summaryOf, fieldsOf } = props;
  const { t } = useTranslation('cv');
  const of: ListPart = part;
  type Entry = CvContent[Part][number];
  const list = entries as Entry[];
  const change = (next: Entry[]) => onChange(next as CvContent[Part]);
  const formOf = useEntryForms<Entry>(part, { problems, unfinished }, (id, changed) =>
    change(list.map((entry) => (entry.id === id ? { ...entry, ...changed } : entry))),
  );
  const paths = [...unfinished, ...Object.keys(problems)];
  return (
    <Section title={t(`cvDocument.sections.${of}`)} description={t(`${of}.help`)}>
      <EntryList
        entries={list}
        onChange={change}
        create={create}
        addLabel={t(`${of}.add`)}
        max={cvLimits[part]}
        summaryOf={summaryOf}
        isBlank={isBlankEntry}
        isUnfinished={(index) => paths.some((path) => path.startsWith(`${part}.${index}.`))}
        fieldsOf={(entry, index) => fieldsOf(formOf(entry, index))}
      />
    </Section>
  );
}

/** The summary of an entry: the same text as in print. */
export const summaryIn = (outlines: readonly CvEntryOutline[], id: string): EntrySummary =>
  outlines.find((outline) => outline.id === id) ?? { title: '', subtitle: '', aside: '' };
