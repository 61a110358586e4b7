import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { useTranslation } from 'react-i18next';
import { copyKey, removeCopy } from '../../../platform/local-copy/local-copy.ts';
import { useSession } from '../../../platform/session/auth-state.ts';
import { FormDrawer } from '../../../ui/dialog/form-drawer.tsx';
import { commentCopy, ReviewComments } from './comments.tsx';
import { ReviewConversation } from './conversation.tsx';
import { ReviewHistory } from './history.tsx';

export type SidePanel = 'comments' | 'history' | 'conversation';

type Props = { petition: Petition; panel: SidePanel; onClose: () => void };

export function ReviewSide({ petition, panel, onClose }: Props) {
  const { t } = useTranslation('petitions');
  const userId = useSession()?.userId;
  return (
    <FormDrawer
      opened
      onClose={onClose}
      position="right"
      size={panel === 'conversation' ? 560 : 440}
      title={t(`${panel}.title`)}
      onGivenUp={() => userId && removeCopy(copyKey(userId, commentCopy(petition.id)))}
    >
      <div data-density="workplace">
        {panel === 'comments' && <ReviewComments petition={petition} />}
        {panel === 'history' && <ReviewHistory petition={petition} />}
        {panel === 'conversation' && <ReviewConversation petition={petition} />}
      </div>
    </FormDrawer>
  );
}
