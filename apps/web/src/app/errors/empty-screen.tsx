import type { screens } from '@fonendo/messages/es/shared/screens';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';

type Props = { of: keyof typeof screens; icon: LucideIcon; actions?: ReactNode };

/** A page without content yet: its title, and what will be shown here. */
export function EmptyScreen({ of: screen, icon: Icon, actions }: Props) {
  const { t } = useTranslation('screens');
  return (
    <>
      <PageHeader title={t(`${screen}.heading`)} actions={actions} />
      <Card>
        <EmptyState
          icon={<Icon size={28} aria-hidden />}
          title={t(`${screen}.title`)}
          description={t(`${screen}.description`)}
        />
      </Card>
    </>
  );
}
