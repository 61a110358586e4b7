import type { AuditEntry } from '@fonendo/contract/audit.schema';
import type { AuditSubjectType } from '@fonendo/domain/audit/audit';
import { localeTags } from '@fonendo/domain/shared/locale';
import { type AuditTexts, describeAction, describeChange } from '@fonendo/messages/audit-text';
import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { CornerDownRight, User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../platform/format.ts';
import { currentLocale } from '../../platform/i18n.ts';
import type { Column } from '../../ui/table/data-table.tsx';
import classes from './audit.module.css';

/** Who did what, and what changed; the same on the page and in a person's tab. */
export function useAuditColumns(): readonly Column<AuditEntry>[] {
  const { t } = useTranslation('audit');
  const describe = useDescribeChange();
  return [
    { key: 'what', header: t('columns.what'), cell: (entry) => <What entry={entry} /> },
    {
      key: 'who',
      header: t('columns.who'),
      cell: (entry, beside = []) => <Who entry={entry} namesActedAs={!beside.includes('actingAs')} />,
    },
    {
      key: 'actingAs',
      header: t('file.actingAs'),
      spare: 1,
      cell: ({ actor, impersonator }) => impersonator && <Person person={actor} />,
    },
    { key: 'subject', header: t('columns.subject'), cell: ({ subject }) => <Subject subject={subject} /> },
    { key: 'change', header: t('columns.change'), cell: (entry) => changeOf(describe(entry)) },
  ];
}

/** An entry on a narrow screen: what happened and when, who did it, to what unless to themselves, and what changed. */
export function AuditCard({ entry, withSubject }: { entry: AuditEntry; withSubject: boolean }) {
  const { t } = useTranslation('audit');
  const describe = useDescribeChange();
  const { actor, impersonator, subject } = entry;
  const change = changeOf(describe(entry));
  const isOneself = subject.type === 'user' && subject.id === actor?.id && !impersonator;
  return (
    <>
      <div className={classes.cardHead}>
        <What entry={entry} />
      </div>
      <div className={classes.cardFacts}>
        <span className={classes.cardFact}>
          <User size={16} aria-hidden />
          <span>
            <VisuallyHidden>{t('columns.who')}: </VisuallyHidden>
            <Who entry={entry} namesActedAs />
          </span>
        </span>
        {withSubject && !isOneself && (
          <span className={classes.cardFact}>
            <CornerDownRight size={16} aria-hidden />
            <VisuallyHidden>{t('columns.subject')}: </VisuallyHidden>
            <Subject subject={subject} />
          </span>
        )}
      </div>
      {change && <div className={classes.cardChange}>{change}</div>}
    </>
  );
}

function Who({ entry: { actor, impersonator }, namesActedAs }: { entry: AuditEntry; namesActedAs: boolean }) {
  const { t } = useTranslation('audit');
  return (
    <>
      <Person person={impersonator ?? actor} />
      {impersonator && namesActedAs && (
        <span className={classes.second}>
          {t('onBehalf')} <Person person={actor} />
        </span>
      )}
    </>
  );
}

/** What happened, and below it when: the two that are looked for together. */
function What({ entry: { action, at } }: { entry: AuditEntry }) {
  return (
    <>
      <span className={classes.what}>{describeAction(action, useAuditTexts())}</span>
      <time className={classes.moment} dateTime={at}>
        {formatMoment(at, 'Europe/Madrid')}
      </time>
    </>
  );
}

/** Null for what the product does by itself. */
function Person({ person }: { person: AuditEntry['actor'] }) {
  const { t } = useTranslation('audit');
  if (!person) return <span className={classes.soft}>{t('system')}</span>;
  return (
    <Link to="/users/$id" params={{ id: person.id }} className={classes.link}>
      {person.name || t('deletedAccount')}
    </Link>
  );
}

/** The subject, with a link if it has a page. */
function Subject({ subject: { type, id, name } }: { subject: AuditEntry['subject'] }) {
  const { t } = useTranslation('audit');
  const kind = t(`subjects.${type}`);
  if (!name) return <span className={classes.soft}>{kind}</span>;
  return (
    <span className={classes.thing}>
      <SubjectName type={type} id={id} name={name} />
      <span className={classes.second}>{kind}</span>
    </span>
  );
}

function SubjectName({ type, id, name }: { type: AuditSubjectType; id: string; name: string }) {
  const className = classes.link;
  switch (type) {
    case 'user':
      return (
        <Link to="/users/$id" params={{ id }} className={className}>
          {name}
        </Link>
      );
    case 'offer':
      return (
        <Link to="/offers/$id" params={{ id }} className={className}>
          {name}
        </Link>
      );
    case 'petition':
      return (
        <Link to="/petitions/$id" params={{ id }} className={className}>
          {name}
        </Link>
      );
    case 'hospital':
      return (
        <Link to="/hospitals" search={{ hospital: id }} className={className}>
          {name}
        </Link>
      );
    default:
      return <span className={classes.name}>{name}</span>;
  }
}

function useDescribeChange(): (entry: AuditEntry) => readonly string[] {
  const { t } = useTranslation(['core', 'documents']);
  const texts = useAuditTexts();
  const groups = t('groups', { returnObjects: true });
  const statuses = t('statuses', { returnObjects: true });
  const kinds = t('documents:kinds', { returnObjects: true });
  const language = { texts, names: [groups, kinds], statuses, tag: localeTags[currentLocale()] };
  return (entry) => describeChange(entry, language);
}

function changeOf(sentences: readonly string[]) {
  if (sentences.length === 0) return null;
  return (
    <ul className={classes.change}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** The catalogue itself; its placeholders are filled later. */
function useAuditTexts(): AuditTexts {
  const { i18n } = useTranslation('audit');
  return i18n.getResourceBundle(currentLocale(), 'audit') as AuditTexts;
}
