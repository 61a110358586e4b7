import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { Drawer } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { useTranslation } from 'react-i18next';
import { ReviewComments } from './comments.tsx';
import { ReviewConversation } from './conversation.tsx';
import { ReviewHistory } from './history.tsx';

export type SidePanel = 'comments' | 'history' | 'conversation';

type Props = { petition: Petition; panel: SidePanel; onClose: () => void };

export function ReviewSide({ petition, panel, onClose }: Props) {
  const { t } = useTranslation(['petitions', 'core']);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={panel === 'conversation' ? 560 : 440}
      title={t(`${panel}.title`)}
      closeButtonProps={{ 'aria-label': t('core:actions.close') }}
    >
      <div data-density="workplace">
        {panel === 'comments' && <ReviewComments petition={petition} />}
        {panel === 'history' && <ReviewHistory petition={petition} />}
        {panel === 'conversation' && <ReviewConversation petition={petition} />}
      </div>
    </Drawer>
  );
}
