import { UserLock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';

/** Shown to an administrator who acts as somebody, in place of what the server would refuse. */
export function InPersonOnly({ name }: { name: string }) {
  const { t } = useTranslation('account');
  return (
    <Section title={t('inPerson.title')}>
      <Card>
        <EmptyState
          icon={<UserLock size={26} aria-hidden />}
          title={t('inPerson.heading', { name })}
          description={t('inPerson.help')}
        />
      </Card>
    </Section>
  );
}
