import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { Button, Select, Tabs } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Tabs.layer.css';
import { Link } from '@tanstack/react-router';
import { ChevronDown, ChevronLeft, ListOrdered } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import tabStyles from '../../../ui/page-tabs.module.css';
import { Section } from '../../../ui/section.tsx';
import { WaitingCount } from '../../conversations/conversations.public.tsx';
import { LegalTerm } from '../procedure/legal-term.tsx';
import type { ReviewSearch } from '../queue/search.ts';
import { ReviewComments } from './comments.tsx';
import { ReviewConversation } from './conversation.tsx';
import type { ReviewDesk } from './desk.ts';
import type { ReviewDialog } from './dialogs.tsx';
import { PetitionName, PetitionPulse } from './header.tsx';
import { ReviewHistory } from './history.tsx';
import { CvPanel } from './papers/cv.tsx';
import { DeclaredData } from './papers/declared.tsx';
import { cvKey } from './papers/papers.ts';
import { VerdictPanel } from './papers/verdict.tsx';
import { ReviewMoves } from './procedure/moves.tsx';
import { Procedure } from './procedure/procedure.tsx';
import classes from './review.module.css';

type Props = {
  petition: Petition;
  desk: ReviewDesk;
  words: string;
  paper: ReactNode;
  search: ReviewSearch;
  onQueue: () => void;
  onDialog: (dialog: ReviewDialog) => void;
  /** Whether the conversation is the open tab; the address says so. */
  talks: boolean;
  /** Not for somebody who acts as an administrator. */
  onConversation?: (shown: boolean) => void;
};

const tabs = ['documents', 'data', 'history'] as const;

/** One column with tabs: documents with their verdict, data and moves, history with comments, and the conversation. */
export function PhoneReview(props: Props) {
  const { petition, desk, words, paper, search, onQueue, onDialog, talks, onConversation } = props;
  const { t } = useTranslation('petitions');
  const [tab, setTab] = useState<string>('documents');
  const { doc: _doc, view: _view, ...filters } = search;
  const isCv = desk.paper?.kind === cvKey;
  const list = useRef<HTMLDivElement>(null);
  // The list of tabs scrolls: a link may open its last one.
  useEffect(() => {
    if (talks) list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [talks]);
  const show = (next: string | null) => {
    if (next !== 'conversation') setTab(next ?? 'documents');
    if (talks !== (next === 'conversation')) onConversation?.(next === 'conversation');
  };
  return (
    <div className={classes.phone}>
      <div className={classes.phoneNav}>
        <Link to="/petitions" search={filters} className={classes.back}>
          <ChevronLeft size={18} aria-hidden />
          {t('queue.heading')}
        </Link>
        <Button variant="subtle" size="sm" leftSection={<ListOrdered size={17} aria-hidden />} onClick={onQueue}>
          {t('review.queue')}
        </Button>
      </div>
      <PetitionName petition={petition} />
      <PetitionPulse petition={petition} size="compact" />
      <Tabs value={talks ? 'conversation' : tab} onChange={show} keepMounted={false}>
        <Tabs.List ref={list} className={tabStyles.list ?? ''}>
          {tabs.map((name) => (
            <Tabs.Tab key={name} value={name} className={tabStyles.tab ?? ''}>
              {t(`review.phone.${name}`)}
            </Tabs.Tab>
          ))}
          {onConversation && (
            <Tabs.Tab value="conversation" className={tabStyles.tab ?? ''}>
              {t('conversation.title')}
              <WaitingCount count={petition.waitingMessages} />
            </Tabs.Tab>
          )}
        </Tabs.List>
        <Tabs.Panel value="conversation" className={classes.phonePanel ?? ''}>
          <ReviewConversation petition={petition} />
        </Tabs.Panel>
        <Tabs.Panel value="documents" className={classes.phonePanel ?? ''}>
          <PaperSelect desk={desk} />
          <div className={classes.phonePaper}>{paper}</div>
          {isCv ? (
            <CvPanel petition={petition} desk={desk} />
          ) : (
            <VerdictPanel key={desk.paper?.key} petition={petition} desk={desk} onComment={() => setTab('history')} />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="data" className={classes.phonePanel ?? ''}>
          <div className={classes.phoneMoves}>
            <ReviewMoves petition={petition} onDialog={onDialog} />
          </div>
          <LegalTerm petition={petition} />
          <Procedure petition={petition} onDialog={onDialog} />
          <PaperSelect desk={desk} />
          <DeclaredData key={desk.paper?.key} petition={petition} desk={desk} words={words} />
        </Tabs.Panel>
        <Tabs.Panel value="history" className={classes.phonePanel ?? ''}>
          <Section title={t('comments.title')}>
            <ReviewComments petition={petition} />
          </Section>
          <Section title={t('history.title')}>
            <ReviewHistory petition={petition} />
          </Section>
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}

function PaperSelect({ desk }: { desk: ReviewDesk }) {
  const { t } = useTranslation('petitions');
  return (
    <Select
      label={t('review.paper')}
      allowDeselect={false}
      rightSection={<ChevronDown size={17} aria-hidden />}
      rightSectionPointerEvents="none"
      data={desk.papers.map((paper) => ({
        value: paper.key,
        label: desk.nameOf(paper),
        disabled: paper.state === 'missing',
      }))}
      renderOption={({ option }) => {
        const paper = desk.papers.find(({ key }) => key === option.value);
        return (
          <span className={classes.option}>
            {option.label}
            {paper && <span className={classes.optionState}>{t(`review.state.${paper.state}`)}</span>}
          </span>
        );
      }}
      value={desk.paper?.key ?? null}
      onChange={(key) => {
        const chosen = desk.papers.find((paper) => paper.key === key);
        if (chosen) desk.lay(chosen);
      }}
    />
  );
}
