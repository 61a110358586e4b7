import { lazy } from 'react';
import { loadTexts } from '../../platform/i18n.ts';

export { CandidacyTabs, PetitionTabs, useIsPartOfIt, WaitingCount } from './conversation-tabs.tsx';

/** What a doctor writes to a hospital or to the team, and gets from them. */
export const Conversation = lazy(async () => {
  const [module] = await Promise.all([
    import('./conversation.tsx'),
    loadTexts('conversations', 'documents', 'reports'),
  ]);
  return { default: module.Conversation };
});

/** Beside it, for the hospital and the team: what waits, its files, and who reads it. */
export const ConversationSide = lazy(async () => {
  const [module] = await Promise.all([import('./side.tsx'), loadTexts('conversations')]);
  return { default: module.ConversationSide };
});
