import type { Session } from '@fonendo/contract/auth/auth.schema';
import type { SearchAnswer } from '@fonendo/contract/search.schema';
import { isDoctor, isHospitalStaff } from '@fonendo/domain/auth/policy-group';
import { useMantineColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../../platform/failure-toast.ts';
import { currentLocale } from '../../../platform/i18n.ts';
import { groupKey } from '../../../platform/session/group-key.ts';
import { revertImpersonation } from '../../../platform/session/impersonation.ts';
import { signOut } from '../../../platform/session/session.ts';
import { toast } from '../../../platform/toasts.ts';
import { mayWriteOffersQuery } from '../../offers/offers.public.ts';
import { actionAddresses, actionIcons, actionsFor, type PaletteAction } from './actions.ts';
import { badgesOf, moreItem, type PaletteItem, type PaletteSection, resultItem, resultKinds } from './items.tsx';
import { matching, mendSlips, sectionsByTitle } from './match.ts';
import { pagesFor, type SidebarPlace } from './pages.ts';
import { findNextPetition } from './palette.queries.ts';
import { type ResultKind, readRecent } from './recent.ts';

type Facts = {
  session: Session;
  places: readonly SidebarPlace[];
  query: string;
  /** The server's results, if it was asked. */
  answer: SearchAnswer | undefined;
};

/** The sections of the palette: recent choices, pages and actions; with a query the matching ones, then the results. */
export function usePaletteSections({ session, places, query, answer }: Facts): PaletteSection[] {
  const { t } = useTranslation('palette');
  const pages = usePages(session, places);
  const actions = useActions(session);
  const found = useFound(session, query, answer);
  const recent = useRecent(session, pages);
  // Slips are forgiven only when nothing matches the words as they were typed.
  const isFoundAsTyped = matching([...pages, ...actions], query).length > 0 || (answer && isFound(answer));
  const named = (answer && !isFoundAsTyped && mendSlips([...pages, ...actions], query)) || query;
  const sections = query
    ? [
        ...sectionsByTitle(
          [
            { key: 'pages', label: t('pages'), items: matching(pages, named) },
            { key: 'actions', label: t('actions'), items: matching(actions, named) },
          ],
          named,
        ),
        ...found,
      ]
    : [
        { key: 'recent', label: t('recent'), items: recent },
        { key: 'pages', label: t('pages'), items: pages },
        { key: 'actions', label: t('actions'), items: actions },
      ];
  return sections.filter(({ items }) => items.length > 0);
}

const isFound = (answer: SearchAnswer): boolean =>
  answer.understood === null && resultKinds.some((kind) => answer[kind].length > 0);

type NamedItem = PaletteItem & { words: string };

function usePages(session: Session, places: readonly SidebarPlace[]): NamedItem[] {
  const { t } = useTranslation(['palette', 'core', 'account']);
  return pagesFor(session, places).map(({ key, href, icon, label, words }) => ({
    ...{ key, href, icon },
    title: t(label),
    words: words ? t(`words.${words}`) : '',
    recent: { kind: 'page', id: key },
  }));
}

function useActions(session: Session): NamedItem[] {
  const { t, i18n } = useTranslation('palette');
  const router = useRouter();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const isStaff = isHospitalStaff(session.policyGroups);
  const { data: canCreateOffer = false } = useQuery({ ...mayWriteOffersQuery, enabled: isStaff });
  const runs: Partial<Record<PaletteAction, () => void>> = {
    endImpersonation: () => void revertImpersonation(),
    nextPetition: () => void openNextPetition(),
    spanish: () => void i18n.changeLanguage('es'),
    english: () => void i18n.changeLanguage('en'),
    light: () => setColorScheme('light'),
    dark: () => setColorScheme('dark'),
    auto: () => setColorScheme('auto'),
    signOut: () => void signOut(),
  };

  async function openNextPetition() {
    try {
      const id = await findNextPetition();
      if (id) router.history.push(`/petitions/${id}`);
      else toast({ tone: 'info', title: t('noPetition') });
    } catch (failure) {
      toastFailure(t('failed'), failure);
    }
  }

  return actionsFor({ session, canCreateOffer, locale: currentLocale(), colorScheme }).map((action) => {
    const href = actionAddresses[action];
    return {
      key: `action:${action}`,
      title: t(`does.${action}`),
      words: t(`actionWords.${action}`),
      icon: actionIcons[action],
      ...(href ? { href } : { run: runs[action] ?? (() => undefined) }),
    };
  });
}

function useFound(session: Session, query: string, answer: SearchAnswer | undefined): PaletteSection[] {
  const { t } = useTranslation(['palette', 'core']);
  if (!answer) return [];
  const { policyGroups: groups } = session;
  const searched = answer.understood ?? query;
  const forDoctor = isDoctor(groups);
  const labels: Record<ResultKind, string> = {
    users: t('core:nav.users'),
    petitions: forDoctor ? t('core:nav.requests') : t('core:nav.petitions'),
    candidacies: forDoctor ? t('ownCandidacies') : t('core:nav.candidates'),
    invoices: t('invoices'),
    offers: t('core:nav.offers'),
    doctors: t('core:nav.doctors'),
    hospitals: t('core:nav.hospitals'),
  };
  const badges = badgesOf(answer, forDoctor, {
    group: (group, role) => t(`core:${groupKey(group, role)}`),
    blocked: t('blocked'),
  });
  return resultKinds.map((kind) => {
    const results = answer[kind];
    const items = results.map((result): PaletteItem => {
      const item = resultItem(kind, result, t('untitled'));
      return { ...item, badge: badges.get(item.key) };
    });
    const title = t('more', { list: labels[kind], query: searched });
    return {
      key: kind,
      label: labels[kind],
      items: [...items, ...moreItem(kind, items.length, { q: searched, groups, title })],
    };
  });
}

/** As of the moment when the palette opened, without pages that the person no longer has. */
function useRecent(session: Session, pages: readonly NamedItem[]): PaletteItem[] {
  const { t } = useTranslation('palette');
  const [kept] = useState(() => readRecent(session.userId));
  return kept.flatMap((recent): PaletteItem[] => {
    const item =
      recent.kind === 'page'
        ? pages.find(({ key }) => key === recent.id)
        : resultItem(recent.kind, recent, t('untitled'));
    return item ? [{ ...item, key: `recent:${item.key}` }] : [];
  });
}
