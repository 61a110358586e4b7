import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import type { DocumentKind } from '@fonendo/domain/documents/kinds';
import type { LanguageProof } from '@fonendo/domain/documents/paper-weights';
import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useSessionStorage } from '@mantine/hooks';
import { Check, ChevronDown, Info } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountryName } from '../../../../platform/countries.ts';
import { formatDay } from '../../../../platform/format.ts';
import type { ReviewDesk } from '../desk.ts';
import { type Fact, factsFor } from '../facts.ts';
import { cvKey } from './papers.ts';
import classes from './verdict.module.css';

/** What a person has to check, because it cannot be automated. */
const checks = {
  passport: ['legible', 'inForce'],
  diploma: ['signatures', 'apostille'],
  recognitionCredential: ['signatures', 'legible'],
  pensum: ['hours', 'apostille'],
  workContinuity: ['signatures', 'period'],
  criminalRecord: ['recent', 'apostille'],
  additional: ['legible'],
  acceptance: ['signatures'],
  languageProof: ['legible', 'level'],
  feeReceipt: ['legible', 'paid'],
  declaration: ['signatures'],
  representation: ['signatures', 'representative'],
} as const satisfies Record<DocumentKind, readonly string[]>;

type Props = { petition: Petition; desk: ReviewDesk; words: string };

/** Collapsed while a rejection is being written. */
export function DeclaredData({ petition, desk, words }: Props) {
  const { t } = useTranslation('petitions');
  const [unfolded, setUnfolded] = useState(false);
  const { paper, rejection } = desk;
  if (!paper || paper.kind === cvKey || !petition.review) return null;
  const facts = factsFor(paper.kind, { ...petition.review, checklist: petition.checklist }, words);
  const matches = facts.filter(({ findings }) => findings.some(({ tone }) => tone === 'ok')).length;
  if (rejection && !unfolded) {
    return (
      <section className={classes.section}>
        <button type="button" className={classes.folded} aria-expanded={false} onClick={() => setUnfolded(true)}>
          <h2 className={classes.title}>{t('declared.title')}</h2>
          <span className={classes.foldedFact}>{t('declared.matches', { count: matches, total: facts.length })}</span>
          <ChevronDown size={16} aria-hidden />
        </button>
      </section>
    );
  }
  return (
    <section className={classes.section}>
      <h2 className={classes.title}>{t('declared.title')}</h2>
      <dl className={classes.facts}>
        {facts.map((fact) => (
          <FactRow key={`${fact.key}-${fact.value}`} fact={fact} />
        ))}
      </dl>
      {desk.judgeable && <Checks paperKey={paper.key} kind={paper.kind} />}
    </section>
  );
}

function FactRow({ fact: { key, value, as, findings } }: { fact: Fact }) {
  const { t } = useTranslation(['petitions', 'checklist']);
  const countryName = useCountryName();
  const shown = () => {
    switch (as) {
      case 'text':
        return value;
      case 'day':
        return formatDay(value);
      case 'country':
        return countryName(value);
      case 'proof':
        return t(`checklist:language.${value as LanguageProof}`);
      case 'spanish':
        return t(value === 'true' ? 'declared.spanish' : 'declared.otherLanguage');
    }
  };
  return (
    <div className={classes.fact}>
      <dt>{t(`declared.${key}`)}</dt>
      <dd>
        {shown()}
        {findings.map((finding) => (
          <span key={finding.key} className={classes.finding} data-tone={finding.tone}>
            {finding.tone === 'ok' ? <Check size={13} aria-hidden /> : <Info size={13} aria-hidden />}
            {t(`findings.${finding.key}`)}
          </span>
        ))}
      </dd>
    </div>
  );
}

/** A personal checklist, stored in this tab; it is no evidence, so it is not stored with the verdict. */
function Checks({ paperKey, kind }: { paperKey: string; kind: DocumentKind }) {
  const { t } = useTranslation('petitions');
  const [ticked, setTicked] = useSessionStorage<string[]>({
    key: 'review:checks',
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  return (
    <div className={classes.checks}>
      {checks[kind].map((check) => {
        const name = `${paperKey}:${check}`;
        return (
          <Checkbox
            key={check}
            size="sm"
            label={t(`checks.${check}`)}
            checked={ticked.includes(name)}
            onChange={({ currentTarget: { checked } }) =>
              setTicked((known) => (checked ? [...known, name] : known.filter((other) => other !== name)))
            }
          />
        );
      })}
    </div>
  );
}
