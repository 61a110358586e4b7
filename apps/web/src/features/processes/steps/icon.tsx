import type { StepType } from '@fonendo/domain/processes/process';
import { ClipboardCheck, FileText, type LucideIcon, Video } from 'lucide-react';

const icons: Record<StepType, LucideIcon> = { documentRequest: FileText, internal: ClipboardCheck, interview: Video };

/** One icon for each type of step, the same everywhere. */
export function StepIcon({ type, size = 18 }: { type: StepType; size?: number }) {
  const Icon = icons[type];
  return <Icon size={size} aria-hidden />;
}
