import type { MissingItem } from '@fonendo/contract/doctors/doctors.schema';
import { isOffered } from '@fonendo/domain/auth/impersonation.policy';
import type { ReadinessPurpose, ReadinessTarget } from '@fonendo/domain/doctors/readiness';
import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../platform/format.ts';
import { useInPerson } from '../../platform/session/auth-state.ts';
import { CardRow } from '../../ui/card.tsx';
import classes from './readiness-card.module.css';

type Props = {
  purpose: ReadinessPurpose;
  missing: readonly MissingItem[];
  labelledBy: string;
  /** The documents are on the same page: links lead to their rows. */
  documentsHere?: boolean;
};

/** What is missing and why, each with a link to fix it: the rows of a card. */
export function MissingList({ purpose, missing, labelledBy, documentsHere = false }: Props) {
  const { t } = useTranslation('doctors');
  const offers = useOffered();
  return (
    <ul className={classes.list} aria-labelledby={labelledBy}>
      {missing.map((item) => {
        const words = (
          <span className={classes.text}>
            <span className={classes.what}>
              <MissingItemText item={item} />
            </span>
            <span className={classes.why}>{t(`readiness.why.${item.key}.${purpose}`)}</span>
          </span>
        );
        return (
          <CardRow key={keyOf(item)} as="li">
            {offers(item) ? (
              <Link {...wayTo(item, documentsHere)} className={classes.item}>
                {words}
                <span className={classes.fix}>
                  {t(`readiness.fix.${fixOf(item)}`)}
                  <ChevronRight size={16} aria-hidden />
                </span>
              </Link>
            ) : (
              words
            )}
          </CardRow>
        );
      })}
    </ul>
  );
}

/** Nobody signs or pays for somebody else. */
export function useOffered(): (item: MissingItem) => boolean {
  const inPerson = useInPerson();
  return ({ key }) => isOffered(key, { inPerson });
}

/** One missing thing as text. */
export function MissingItemText({ item }: { item: MissingItem }) {
  const { t } = useTranslation(['doctors', 'documents']);
  switch (item.key) {
    case 'personalData':
      return t('readiness.items.personalData', {
        fields: formatList(item.fields.map((field) => t(`readiness.fields.${field}`))),
      });
    case 'documentMissing':
    case 'documentRejected':
      return t(`readiness.items.${item.key}`, { document: t(`documents:kinds.${item.document}`) });
    case 'cv':
      return t('readiness.items.cv', { gaps: formatList(item.gaps.map((gap) => t(`readiness.gaps.${gap}`))) });
    case 'contract':
      return t('readiness.items.contract');
    case 'payment':
      return t(`readiness.items.payment.${item.product}`);
  }
}

/** What pressing it leads to; the contract is signed on the way to the payment. */
const fixOf = ({ key, target }: MissingItem) => (key === 'payment' && target === 'contract' ? 'signAndPay' : target);

const keyOf = (item: MissingItem) => ('document' in item ? `${item.key}-${item.document}` : item.key);

const pages: Record<ReadinessTarget, Pick<LinkProps, 'to' | 'search'>> = {
  personal: { to: '/account', search: { tab: 'personal' } },
  documents: { to: '/account', search: { tab: 'documents' } },
  cv: { to: '/account/cv' },
  contract: { to: '/signup', search: { step: 'finish' } },
  payments: { to: '/account', search: { tab: 'payments' } },
};

/** The page, and on it the first missing field or document. */
export function wayTo(item: MissingItem, documentsHere = false): Pick<LinkProps, 'to' | 'search' | 'hash'> {
  const [field] = item.key === 'personalData' ? item.fields : [];
  const hash = field ?? ('document' in item ? item.document : undefined);
  const here: Pick<LinkProps, 'to' | 'search'> = { to: '.' };
  const page = documentsHere && item.target === 'documents' ? here : pages[item.target];
  return { ...page, ...(hash && { hash }) };
}
