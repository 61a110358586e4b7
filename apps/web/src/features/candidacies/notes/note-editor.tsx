import type { Colleague } from '@fonendo/contract/candidacies/notes.schema';
import { candidacyNoteLimits } from '@fonendo/domain/candidacies/note';
import { Button, Combobox, Group, Textarea, useCombobox } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecoverText } from '../../../platform/local-copy/recover-text.tsx';
import { useLocalCopy } from '../../../platform/local-copy/use-local-copy.ts';
import { useAction } from '../../../platform/use-action.ts';
import { colleaguesLike, mentionAt, toStored } from './mention-text.ts';
import classes from './notes.module.css';

type Props = {
  /** Names what is written, for its copy on this computer. */
  name: string;
  colleagues: readonly Colleague[];
  /** The note to edit, with names. */
  initial?: string;
  onSave: (text: string) => Promise<void>;
  onCancel?: () => void;
};

/** Writes a note. An @ opens the list of colleagues; Ctrl+Enter saves. */
export function NoteEditor({ name, colleagues, initial = '', onSave, onCancel }: Props) {
  const { t } = useTranslation(['candidateNotes', 'core']);
  const [text, setText] = useState(initial);
  const [picked, setPicked] = useState<Colleague[]>([]);
  const field = useRef<HTMLTextAreaElement>(null);
  const mentions = useMentions(colleagues, text);
  const { combobox, suggestions } = mentions;
  const copy = useLocalCopy(name, text, text !== initial && text.trim() !== '');
  const isEdit = onCancel !== undefined;
  useEffect(() => {
    if (isEdit) field.current?.focus();
  }, [isEdit]);

  const save = useAction({
    run: () => onSave(toStored(text.trim(), colleagues, picked)),
    done: () => {
      setText('');
      setPicked([]);
      return t('write.saved');
    },
    failed: t('write.failed'),
  });
  const isBlank = text.trim() === '' || text.length > candidacyNoteLimits.text;

  function pick(id: string) {
    const colleague = colleagues.find((one) => one.id === id);
    const at = mentionAt(text, field.current?.selectionStart ?? text.length);
    if (!colleague || !at) return;
    const before = `${text.slice(0, at.start)}@${colleague.name} `;
    setText(before + text.slice(at.start + 1 + at.query.length));
    setPicked([...picked, colleague]);
    combobox.closeDropdown();
    // After the text is rendered, or the caret would jump to its end.
    requestAnimationFrame(() => field.current?.setSelectionRange(before.length, before.length));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && combobox.dropdownOpened) event.stopPropagation();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isBlank || save.isBusy) return;
    event.preventDefault();
    save.start();
  }

  const isOpen = combobox.dropdownOpened && suggestions.length > 0;
  return (
    <div className={classes.editor}>
      <RecoverText copy={copy} onTake={setText} />
      <Combobox store={combobox} onOptionSubmit={pick} position="bottom-start" width={260}>
        <Combobox.DropdownTarget>
          <Combobox.EventsTarget withKeyboardNavigation={isOpen} withAriaAttributes={isOpen}>
            <Textarea
              ref={field}
              aria-label={t('write.label')}
              placeholder={t('write.placeholder')}
              description={colleagues.length > 0 ? t('write.help') : undefined}
              inputWrapperOrder={['input', 'description', 'error']}
              autosize
              minRows={isEdit ? 3 : 2}
              maxRows={12}
              maxLength={candidacyNoteLimits.text}
              value={text}
              onChange={({ currentTarget: { value, selectionStart } }) => {
                setText(value);
                mentions.look(value, selectionStart);
              }}
              onClick={({ currentTarget: { value, selectionStart } }) => mentions.look(value, selectionStart)}
              onBlur={() => combobox.closeDropdown()}
              onKeyDown={onKeyDown}
            />
          </Combobox.EventsTarget>
        </Combobox.DropdownTarget>
        <Combobox.Dropdown hidden={suggestions.length === 0}>
          <Combobox.Options aria-label={t('write.suggestions')}>
            {suggestions.map(({ id, name }) => (
              <Combobox.Option key={id} value={id}>
                {name}
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {(isEdit || text !== '') && (
        <Group justify="flex-end" gap="xs">
          {onCancel && (
            <Button variant="default" size="sm" onClick={onCancel}>
              {t('core:actions.cancel')}
            </Button>
          )}
          <Button size="sm" disabled={isBlank} loading={save.isBusy} onClick={() => save.start()}>
            {t('write.save')}
          </Button>
        </Group>
      )}
    </div>
  );
}

/** Colleagues who match what is typed after an @. */
function useMentions(colleagues: readonly Colleague[], text: string) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [query, setQuery] = useState<string | null>(null);
  const suggestions = query === null ? [] : colleaguesLike(colleagues, query).slice(0, 6);
  // The first one is chosen by Enter at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever what is typed changes, the list has another first one
  useEffect(() => {
    if (combobox.dropdownOpened) combobox.selectFirstOption();
  }, [text, combobox.dropdownOpened]);
  return {
    combobox,
    suggestions,
    look(value: string, caret: number) {
      const found = mentionAt(value, caret);
      setQuery(found?.query ?? null);
      if (found && colleaguesLike(colleagues, found.query).length > 0) combobox.openDropdown();
      else combobox.closeDropdown();
    },
  };
}
