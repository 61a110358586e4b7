import { ActionIcon, Button, Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import { useDisclosure } from '@mantine/hooks';
import { Bookmark, Check, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { text } from '../../../platform/form/bound-input.ts';
import { Form } from '../../../platform/form/form.tsx';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { toast } from '../../../platform/toasts.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ListButton } from '../../../ui/list-page.tsx';
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
        <ListButton
          icon={Bookmark}
          label={current?.name ?? t('views.title')}
          aria-haspopup="dialog"
          onClick={popover.toggle}
        />
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

const loadSchema = () => import('./view-name.schema.ts').then((schemas) => schemas.viewNameSchema);

function SaveView({ disabled, onSave }: { disabled: boolean; onSave: (name: string) => void }) {
  const { t } = useTranslation('petitions');
  const form = useZodForm(loadSchema, { name: '' });
  if (disabled) return <p className={classes.viewsHelp}>{t('views.noFilters')}</p>;
  return (
    <Form form={form} onSubmit={({ name }) => onSave(name)}>
      <div className={classes.saveView}>
        <TextField size="sm" label={t('views.name')} maxLength={maxViewName} {...text(form.getInputProps('name'))} />
        <Button type="submit" size="sm" variant="default">
          {t('views.save')}
        </Button>
      </div>
    </Form>
  );
}
