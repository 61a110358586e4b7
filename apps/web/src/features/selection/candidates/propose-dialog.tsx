import type { CandidateRow } from '@fonendo/contract/selection/lists.schema';
import { Button, Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenerFocus } from '../../../ui/dialog/opener-focus.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { PersonAvatar } from '../../../ui/marks/person-avatar.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { candidatesQuery } from './candidates.queries.ts';
import classes from './propose-dialog.module.css';
import { proposableFilter } from './propose-interview.tsx';

/** Who can be proposed dates; who cannot stays visible, with the reason. */
export function ProposeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['candidates', 'selection', 'core']);
  useOpenerFocus(true);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 250);
  const query = useInfiniteQuery(candidatesQuery({ ...proposableFilter, ...(search && { search }) }));
  return (
    <Modal
      opened
      onClose={onClose}
      size={560}
      title={t('propose.title')}
      closeButtonProps={{ 'aria-label': t('core:actions.close') }}
    >
      <TextField
        optional
        data-autofocus
        label={t('propose.search')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <AnswerFrame
        query={query}
        outline="rows"
        rows={4}
        failed={t('selection:failed')}
        failedHelp={t('selection:failedHelp')}
      >
        {({ pages }) => (
          <People
            rows={pages.flatMap(({ items }) => items)}
            searched={search !== ''}
            more={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
            isLoading={query.isFetchingNextPage}
          />
        )}
      </AnswerFrame>
    </Modal>
  );
}

type PeopleProps = {
  rows: readonly CandidateRow[];
  searched: boolean;
  more: (() => void) | undefined;
  isLoading: boolean;
};

function People({ rows, searched, more, isLoading }: PeopleProps) {
  const { t } = useTranslation('candidates');
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<CalendarPlus size={26} strokeWidth={1.75} aria-hidden />}
        title={t(searched ? 'propose.notFound' : 'propose.nobody')}
        description={t(searched ? 'propose.notFoundHelp' : 'propose.nobodyHelp')}
        {...(!searched && {
          action: (
            <Button variant="default" renderRoot={(props) => <Link {...props} to="/candidates" />}>
              {t('propose.toList')}
            </Button>
          ),
        })}
      />
    );
  }
  const free = rows.filter(({ leftOut }) => leftOut.interview === null);
  const others = rows.filter(({ leftOut }) => leftOut.interview !== null);
  return (
    <>
      {free.length === 0 && <p className={classes.none}>{t('propose.allArranged')}</p>}
      <ul className={classes.people}>
        {[...free, ...others].map((row) => (
          <li key={row.id}>
            <Person row={row} />
          </li>
        ))}
      </ul>
      {more && (
        <Button variant="default" fullWidth mt="sm" loading={isLoading} onClick={more}>
          {t('propose.more')}
        </Button>
      )}
    </>
  );
}

function Person({ row: { id, person, offer, stepName, leftOut } }: { row: CandidateRow }) {
  const { t } = useTranslation('candidates');
  const name = person ? `${person.firstname} ${person.lastname}`.trim() : t('left');
  const words = (
    <>
      <PersonAvatar name={name} size={40} />
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.help}>{[stepName, offer.name].filter(Boolean).join(' · ')}</span>
        {leftOut.interview && (
          <span className={classes.help}>
            {t('propose.cannot', { reason: t(`bulk.leftOut.${leftOut.interview}`) })}
          </span>
        )}
      </span>
    </>
  );
  if (leftOut.interview === 'interviewArranged') {
    return (
      <Link to="/candidate/$id" params={{ id }} className={classes.person} data-arranged>
        {words}
      </Link>
    );
  }
  if (leftOut.interview) return <span className={classes.person}>{words}</span>;
  return (
    <Link to="/candidate/$id" params={{ id }} search={{ work: 'interview' }} className={classes.person}>
      {words}
    </Link>
  );
}
