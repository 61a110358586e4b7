import { lazy } from 'react';
import { loadTexts } from '../../platform/i18n.ts';

export { CandidacyTabs, useIsPartOfIt } from './candidacy-tabs.tsx';

/** What a doctor and a hospital write to each other. */
export const Conversation = lazy(async () => {
  const [module] = await Promise.all([import('./conversation.tsx'), loadTexts('conversations', 'documents')]);
  return { default: module.Conversation };
});

/** Beside it, for the hospital: its files, and who reads it. */
export const ConversationSide = lazy(async () => {
  const [module] = await Promise.all([import('./side.tsx'), loadTexts('conversations')]);
  return { default: module.ConversationSide };
});
