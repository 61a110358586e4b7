import type { AuditAction } from '@fonendo/domain/audit/audit';
import type { audit } from './es/audit/audit.ts';
import { fill } from './fill.ts';
import type { Translation } from './messages.ts';
import { describeSetting } from './settings-text.ts';

type Noun = AuditAction extends `${infer Name}.${string}` ? Name : never;
type VerbOf<Name extends Noun> =
  Extract<AuditAction, `${Name}.${string}`> extends `${Name}.${infer Verb}` ? Verb : never;

/** A text for every action, found in the catalogue by `noun.verb`: a missing one is a type error. */
export type AuditActionTexts = { readonly [Name in Noun]: { readonly [Verb in VerbOf<Name>]: string } };

export type AuditTexts = Translation<
  Pick<typeof audit, 'actions' | 'fields' | 'values' | 'settings' | 'changed' | 'fromTo' | 'only' | 'erased'>
>;

type Names = Readonly<Record<string, string>>;

/**
 * One language: the catalogue, the names of groups and documents, those of statuses by what has them, and the tag for
 * dates and money.
 */
export type AuditLanguage = {
  texts: AuditTexts;
  names: readonly Names[];
  statuses: Readonly<Record<string, Names>>;
  tag: string;
};

type Facts = Readonly<Record<string, unknown>> | null;

/** Of what, before and after, and the fields whose values were erased. */
type Change = { subject: { type: string }; before: Facts; after: Facts; erased: readonly string[] };

/** The name of an action: "Cuenta bloqueada". */
export function describeAction(action: AuditAction, { actions }: Pick<AuditTexts, 'actions'>): string {
  const [noun, verb] = action.split('.') as [keyof AuditActionTexts, string];
  return (actions[noun] as Readonly<Record<string, string>>)[verb] ?? action;
}

/** The values before and after of an entry, a sentence for each. Technical values are left out. */
export function describeChange({ subject, before, after, erased }: Change, general: AuditLanguage): string[] {
  // An approved offer is open, an approved hospital approved: the words are those of its badge.
  const own = general.statuses[subject.type];
  const language = { ...general, names: [...(own ? [own] : []), ...general.names, ...Object.values(general.statuses)] };
  const { texts } = language;
  // Left out, because the author already says it.
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter((key) => key !== 'by');
  const left = keys.flatMap((key) => {
    const setting = describeSetting(key, before?.[key], after?.[key], {
      texts: texts.settings,
      fromTo: texts.fromTo,
      nameOf: (kind) => readText('', kind, language),
      formatDay: (value) => readText('', value, language),
      tag: language.tag,
    });
    if (setting) return setting;
    const [was, is] = [before?.[key], after?.[key]].map((value) => readable(key, value, language));
    if (key === 'changed') return is ? [fill(texts.changed, { fields: is })] : [];
    const field = nameOf(key, language);
    if (before && after && key in before && key in after) {
      return was === is || (!was && !is)
        ? []
        : [fill(texts.fromTo, { field, before: was || texts.values.none, after: is || texts.values.none })];
    }
    const value = is || was;
    return value ? [fill(texts.only, { field, value })] : [];
  });
  return [...left, ...erased.map((key) => fill(texts.only, { field: nameOf(key, language), value: texts.erased }))];
}

const nameOf = (key: string, { texts }: AuditLanguage): string =>
  (texts.fields as Readonly<Record<string, string>>)[key] ?? spelt(key);

/** "hasDegreeSpain" becomes "Has degree spain": a fallback for fields without a text. */
const spelt = (key: string) => {
  const words = key.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const identifier = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const fingerprint = /^[0-9a-f]{64}$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** Empty for technical values: identifiers and fingerprints. */
function readable(key: string, value: unknown, language: AuditLanguage): string {
  const { values } = language.texts;
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? values.yes : values.no;
  if (typeof value === 'number') return readNumber(key, value, language);
  if (typeof value === 'string') return readText(key, value, language);
  if (Array.isArray(value)) return readList(key, value, language);
  return Object.entries(value)
    .flatMap(([name, part]) => {
      const text = readable(name, part, language);
      return text ? [`${nameOf(name, language)}: ${text}`] : [];
    })
    .join('; ');
}

function readNumber(key: string, value: number, { tag }: AuditLanguage): string {
  if (key.endsWith('Cents')) return (value / 100).toLocaleString(tag, { style: 'currency', currency: 'EUR' });
  if (key.endsWith('Percent')) return (value / 100).toLocaleString(tag, { style: 'percent' });
  // Steps are counted from 0 in the data, from 1 on the screen.
  return (key === 'step' ? value + 1 : value).toLocaleString(tag);
}

function readText(key: string, value: string, language: AuditLanguage): string {
  const { tag } = language;
  if (identifier.test(value) || fingerprint.test(value)) return '';
  if (day.test(value))
    return new Date(`${value}T12:00:00Z`).toLocaleDateString(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  if (moment.test(value)) {
    return new Date(value).toLocaleString(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Madrid' });
  }
  // A list of changed fields contains field names.
  if (key === 'changed') return nameOf(value, language).toLowerCase();
  const values: Names = language.texts.values;
  // Offers record their stage: the status, or that of the changes to an open one.
  const known = key === 'status' || key === 'stage' ? [...language.names, values] : [values, ...language.names];
  return known.find((names) => Object.hasOwn(names, value))?.[value] ?? value;
}

function readList(key: string, value: readonly unknown[], language: AuditLanguage): string {
  const texts = value.map((item) => (typeof item === 'object' ? '' : readable(key, item, language))).filter(Boolean);
  if (texts.length > 0) return texts.join(', ');
  const { item, items, person, people } = language.texts.values;
  const [one, many] = key === 'interviewerIds' ? [person, people] : [item, items];
  if (value.length === 1) return one;
  return value.length === 0 ? '' : fill(many, { count: String(value.length) });
}
