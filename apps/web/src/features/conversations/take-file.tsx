import type { Conversation } from '@fonendo/contract/conversations.schema';
import { Button, Menu } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { FileCheck, FolderInput } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../platform/query-keys.ts';
import { useAction } from '../../platform/use-action.ts';
import classes from './conversation.module.css';
import { cacheNewest, conversationQuery, type Place, takeFile } from './conversations.queries.ts';
import { useDocumentWords } from './use-document-words.ts';

type Props = { place: Place; messageId: string; handedIn: boolean; awaited: Conversation['awaited'] };

/** Beside a file of the candidate's: to which of the documents that they were asked for it belongs. */
export function TakeFile({ place, messageId, handedIn, awaited }: Props) {
  const { t } = useTranslation('conversations');
  const queryClient = useQueryClient();
  const wordsOf = useDocumentWords();
  const take = useAction({
    run: (requestId: string) => takeFile(place, messageId, requestId),
    cache: (_, answer) => cacheNewest(queryClient, place, answer),
    invalidates: [conversationQuery(place).queryKey, queryKeys.selection.candidacy(place.id)],
    done: t('take.done'),
    failed: t('take.failed'),
  });
  if (handedIn) {
    return (
      <p className={classes.taken}>
        <FileCheck size={14} aria-hidden />
        {t('take.handedIn')}
      </p>
    );
  }
  if (awaited.length === 0) return <p className={classes.hint}>{t('take.none')}</p>;
  return (
    <Menu position="bottom-start" width={280}>
      <Menu.Target>
        <Button
          variant="subtle"
          size="compact-sm"
          loading={take.isBusy}
          leftSection={<FolderInput size={16} aria-hidden />}
        >
          {t('take.action')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('take.which')}</Menu.Label>
        {awaited.map((request) => (
          <Menu.Item key={request.id} onClick={() => take.start(request.id)}>
            {wordsOf(request)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
