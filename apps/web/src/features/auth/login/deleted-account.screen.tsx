import { Anchor, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EntryActions, EntryCard, EntryFacts } from '../entry-card.tsx';

/** Shown after deleting an account: says what is kept and why. */
export function DeletedAccountScreen() {
  const { t } = useTranslation('access');
  return (
    <EntryCard
      icon={Trash2}
      tone="neutral"
      title={t('deleted.heading')}
      lead={t('deleted.lead')}
      foot={
        <>
          {t('deleted.notYou')}
          <Anchor component={Link} to="/faq" hash="contacto">
            {t('contact')}
          </Anchor>
        </>
      }
    >
      <EntryFacts facts={[t('deleted.erased'), t('deleted.kept'), t('deleted.email')]} />
      <EntryActions>
        <Button component={Link} to="/" variant="default">
          {t('deleted.home')}
        </Button>
      </EntryActions>
    </EntryCard>
  );
}
