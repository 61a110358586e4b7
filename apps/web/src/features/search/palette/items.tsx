import type { SearchAnswer } from '@fonendo/contract/search.schema';
import { isAdministrator, isDoctor, type PolicyGroup } from '@fonendo/domain/auth/policy-group';
import type { HospitalRole } from '@fonendo/domain/hospitals/hospital';
import { defaultStringifySearch } from '@tanstack/react-router';
import {
  BriefcaseMedical,
  Building2,
  ContactRound,
  FileCheck2,
  List,
  type LucideIcon,
  ReceiptText,
  Stethoscope,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusBadge } from '../../statuses/statuses.public.ts';
import type { Recent, ResultKind } from './recent.ts';

/** One row of the palette: a link or an action. */
export type PaletteItem = {
  key: string;
  title: string;
  subtitle?: string;
  icon: LucideIcon;
  badge?: ReactNode;
  /** How it is remembered among recent choices. */
  recent?: Recent;
} & ({ href: string } | { run: () => void });

export type PaletteSection = { key: string; label: string; items: PaletteItem[] };

const icons: Record<ResultKind, LucideIcon> = {
  users: UserRound,
  petitions: FileCheck2,
  invoices: ReceiptText,
  candidacies: ContactRound,
  offers: BriefcaseMedical,
  doctors: Stethoscope,
  hospitals: Building2,
};

/** In the order shown. */
export const resultKinds = Object.keys(icons) as ResultKind[];

const addresses: Record<ResultKind, (result: { id: string; title: string }) => string> = {
  users: ({ id }) => `/users/${id}`,
  petitions: ({ id }) => `/petitions/${id}`,
  // An invoice has no page: the list of payments finds it by its number.
  invoices: ({ title }) => `/payments${defaultStringifySearch({ q: title })}`,
  candidacies: ({ id }) => `/candidate/${id}`,
  offers: ({ id }) => `/offers/${id}`,
  doctors: ({ id }) => `/users/${id}`,
  hospitals: ({ id }) => `/hospitals${defaultStringifySearch({ hospital: id })}`,
};

type Result = { id: string; title: string; subtitle: string };

export function resultItem(kind: ResultKind, { id, title, subtitle }: Result, untitled: string): PaletteItem {
  return {
    key: `${kind}:${id}`,
    title: title || untitled,
    ...(subtitle && { subtitle }),
    icon: icons[kind],
    href: addresses[kind]({ id, title }),
    recent: { kind, id, title, subtitle },
  };
}

type Words = { group: (group: PolicyGroup, role: HospitalRole | null) => string; blocked: string };

/** The status at the right of each row. Doctors find only open offers, so theirs have none. */
export function badgesOf(answer: SearchAnswer, forDoctor: boolean, words: Words): Map<string, ReactNode> {
  return new Map<string, ReactNode>([
    ...answer.users.map(
      ({ id, group, hospitalRole, standing }) =>
        [
          `users:${id}`,
          [words.group(group, hospitalRole), ...(standing === 'active' ? [] : [words.blocked])].join(' · '),
        ] as const,
    ),
    ...answer.petitions.map(
      ({ id, standing }) => [`petitions:${id}`, <StatusBadge key={id} of="petition" status={standing} />] as const,
    ),
    ...answer.candidacies.map(
      ({ id, status }) => [`candidacies:${id}`, <StatusBadge key={id} of="candidacy" status={status} />] as const,
    ),
    ...(forDoctor ? [] : answer.offers).map(
      ({ id, status }) => [`offers:${id}`, <StatusBadge key={id} of="offer" status={status} />] as const,
    ),
    ...answer.hospitals.filter(({ blocked }) => blocked).map(({ id }) => [`hospitals:${id}`, words.blocked] as const),
  ]);
}

/** The server returns at most this many: then there may be more. */
const most = 5;

/** A link to the whole list. A doctor's own candidacies and petitions are few, and their lists have no search. */
export function moreItem(
  kind: ResultKind,
  found: number,
  { q, groups, title }: { q: string; groups: readonly PolicyGroup[]; title: string },
): PaletteItem[] {
  const lists: Record<ResultKind, string | null> = {
    users: `/users${defaultStringifySearch({ q })}`,
    invoices: null,
    petitions: isAdministrator(groups) ? `/petitions${defaultStringifySearch({ q })}` : null,
    candidacies: isDoctor(groups) ? null : `/candidates${defaultStringifySearch({ q })}`,
    offers: `/offers${defaultStringifySearch(isDoctor(groups) ? { search: q } : { q })}`,
    doctors: `/users${defaultStringifySearch({ q })}`,
    hospitals: `/hospitals${defaultStringifySearch({ q })}`,
  };
  const href = lists[kind];
  return found < most || !href ? [] : [{ key: `${kind}:more`, title, icon: List, href }];
}
