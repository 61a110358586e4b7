import { ActionIcon, Button, Popover, TextInput } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import { useDisclosure } from '@mantine/hooks';
import { Bookmark, Check, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../platform/toasts.ts';
import classes from './queue.module.css';
import type { QueueSearch } from './search.ts';
import { isSameSearch, maxViewName, useSavedViews } from './views.ts';

type Props = { search: QueueSearch; onSearch: (search: QueueSearch) => void };

/** Saved filters: choose one, save the current ones, delete one. */
export function SavedViews({ search, onSearch }: Props) {
  const { t } = useTranslation('petitions');
  const { views, save, remove } = useSavedViews();
  const [opened, popover] = useDisclosure(false);
  const current = views.find((view) => isSameSearch(view.search, search));
  return (
    <Popover opened={opened} onChange={(open) => !open && popover.close()} position="bottom-end" width={300} trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<Bookmark size={16} aria-hidden />}
          aria-haspopup="dialog"
          onClick={popover.toggle}
        >
          {current?.name ?? t('views.title')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('views.title')}>
        {views.length === 0 && <p className={classes.viewsHelp}>{t('views.empty')}</p>}
        <ul className={classes.views}>
          {views.map((view) => (
            <li key={view.name} className={classes.view}>
              <button
                type="button"
                className={classes.viewName}
                aria-pressed={view === current}
                onClick={() => {
                  onSearch(view.search);
                  popover.close();
                }}
              >
                {view.name}
                {view === current && <Check size={15} aria-hidden />}
              </button>
              <ActionIcon size="sm" aria-label={t('views.remove', { name: view.name })} onClick={() => remove(view)}>
                <Trash2 size={15} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
        <SaveView
          disabled={Object.keys(search).length === 0}
          onSave={(name) => {
            save({ name, search });
            popover.close();
            toast({ tone: 'success', title: t('views.saved', { name }) });
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

function SaveView({ disabled, onSave }: { disabled: boolean; onSave: (name: string) => void }) {
  const { t } = useTranslation('petitions');
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) onSave(name.trim());
  };
  if (disabled) return <p className={classes.viewsHelp}>{t('views.noFilters')}</p>;
  return (
    <form className={classes.saveView} onSubmit={submit}>
      <TextInput
        size="sm"
        label={t('views.name')}
        maxLength={maxViewName}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" size="sm" variant="default">
        {t('views.save')}
      </Button>
    </form>
  );
}
