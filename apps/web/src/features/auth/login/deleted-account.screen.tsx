import { Anchor, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MessageActions, MessageCard, MessageFacts } from '../../../ui/states/message-card.tsx';

/** Shown after deleting an account: says what is kept and why. */
export function DeletedAccountScreen() {
  const { t } = useTranslation('access');
  return (
    <MessageCard
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
      <MessageFacts facts={[t('deleted.erased'), t('deleted.kept'), t('deleted.email')]} />
      <MessageActions>
        <Button component={Link} to="/" variant="default">
          {t('deleted.home')}
        </Button>
      </MessageActions>
    </MessageCard>
  );
}
