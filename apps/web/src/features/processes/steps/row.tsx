import { isMandatoryAt, processLimits } from '@fonendo/domain/processes/process';
import { ActionIcon, UnstyledButton } from '@mantine/core';
import { ArrowDown, ArrowUp, ChevronDown, GripVertical, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ToneBadge } from '../../../ui/marks/tone-badge.tsx';
import type { SortHandle, SortPlace } from '../../../ui/sortable-list.tsx';
import sortable from '../../../ui/sortable-row.module.css';
import { RowMenu } from '../../../ui/table/row-menu.tsx';
import type { StepValues } from '../values.ts';
import { StepIcon } from './icon.tsx';
import classes from './row.module.css';

type Props = {
  step: StepValues;
  title: string;
  position: number;
  total: number;
  wrong: boolean;
  handle: SortHandle | null;
  place: SortPlace;
  onToggle: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  /** Its fields while it is open. */
  children: ReactNode;
};

export function StepRow(props: Props) {
  const { step, title, position, total, wrong, handle, place, onToggle, onMove, onRemove, children } = props;
  const { t } = useTranslation('processes');
  const fieldsId = useId();
  const open = Boolean(children);
  return (
    <li ref={place.ref} style={place.style} className={sortable.row} data-lifted={place.lifted || undefined}>
      <div className={classes.head}>
        {handle && (
          <ActionIcon
            {...handle.attributes}
            {...handle.listeners}
            ref={handle.ref}
            className={`${sortable.handle} ${classes.handle}`}
            aria-label={t('step.move', { title })}
          >
            <GripVertical size={18} aria-hidden />
          </ActionIcon>
        )}
        <UnstyledButton
          className={classes.toggle ?? ''}
          aria-expanded={open}
          aria-controls={fieldsId}
          onClick={onToggle}
        >
          <span className={classes.mark}>
            <StepIcon type={step.type} />
          </span>
          <span className={classes.words}>
            <span className={classes.title}>{title}</span>
            <StepFacts step={step} position={position} title={title} />
            {wrong && (
              <span className={classes.badge}>
                <ToneBadge tone="bad" glyph="octagon">
                  {t('step.check')}
                </ToneBadge>
              </span>
            )}
          </span>
          <ChevronDown size={18} aria-hidden className={classes.chevron ?? ''} data-open={open || undefined} />
        </UnstyledButton>
        <div className={classes.arrows}>
          <ActionIcon
            aria-label={t('step.upOf', { title })}
            disabled={position === 0}
            onClick={() => onMove(position - 1)}
          >
            <ArrowUp size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            aria-label={t('step.downOf', { title })}
            disabled={position === total - 1}
            onClick={() => onMove(position + 1)}
          >
            <ArrowDown size={18} aria-hidden />
          </ActionIcon>
        </div>
        <RowMenu
          row={title}
          actions={[
            {
              key: 'up',
              label: t('step.up'),
              icon: <ArrowUp size={16} aria-hidden />,
              ...(position === 0 && { refused: t('step.first') }),
              onSelect: () => onMove(position - 1),
            },
            {
              key: 'down',
              label: t('step.down'),
              icon: <ArrowDown size={16} aria-hidden />,
              ...(position === total - 1 && { refused: t('step.last') }),
              onSelect: () => onMove(position + 1),
            },
            {
              key: 'remove',
              label: t('step.remove'),
              icon: <Trash2 size={16} aria-hidden />,
              destructive: true,
              ...(total <= processLimits.steps.min && { refused: t('step.tooFew', { min: processLimits.steps.min }) }),
              onSelect: onRemove,
            },
          ]}
        />
      </div>
      <div id={fieldsId} hidden={!open}>
        {children}
      </div>
    </li>
  );
}

function StepFacts({ step, position, title }: Pick<Props, 'step' | 'position' | 'title'>) {
  const { t } = useTranslation(['processes', 'processSteps']);
  const type = t(`processSteps:types.${step.type}`);
  const facts = [
    ...(type === title ? [] : [type]),
    t(isMandatoryAt(step, position) ? 'step.mandatory' : 'processSteps:optional'),
    ...(step.type === 'interview' ? [t('processSteps:minutes', { minutes: step.durationMinutes })] : []),
    ...(step.type === 'documentRequest' && step.documents.length > 0
      ? [t('step.asked', { count: step.documents.length })]
      : []),
  ];
  return <span className={classes.facts}>{facts.join(' · ')}</span>;
}
