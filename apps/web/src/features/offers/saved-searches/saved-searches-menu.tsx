import type { SavedSearch, SavedSearches, SavedSearchInput } from '@fonendo/contract/offers/search.schema';
import { savedSearchLimits } from '@fonendo/domain/offers/search';
import { ActionIcon, Button, Checkbox, Popover, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bell, BellOff, Bookmark, Check, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { text } from '../../../platform/form/bound-input.ts';
import { Form } from '../../../platform/form/form.tsx';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { useInPerson } from '../../../platform/session/auth-state.ts';
import { InPersonNote } from '../../../platform/session/in-person-note.tsx';
import { useAction } from '../../../platform/use-action.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { changeSavedSearch, removeSavedSearch, savedSearchesQuery, saveSearch } from '../offers.queries.ts';
import { filtersOf, isNarrowed, isSameFilter, type OffersSearch, searchOf } from '../search/search.ts';
import classes from './saved-searches-menu.module.css';

type Props = { search: OffersSearch; onSearch: (search: OffersSearch) => void };

/** Saved searches: open one, save the current one, get mails about new offers. */
export function SavedSearchesMenu({ search, onSearch }: Props) {
  const { t } = useTranslation('offers');
  const [opened, popover] = useDisclosure(false);
  const { data, isError } = useQuery({ ...savedSearchesQuery, enabled: opened });
  return (
    <Popover
      opened={opened}
      onChange={(open) => !open && popover.close()}
      position="bottom-end"
      width={340}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          className={classes.trigger ?? ''}
          variant="default"
          aria-label={t('saved.title')}
          title={t('saved.title')}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={popover.toggle}
        >
          <Bookmark size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('saved.title')} className={classes.dropdown}>
        <p className={classes.title}>{t('saved.title')}</p>
        {isError && <p className={classes.help}>{t('saved.loadFailed')}</p>}
        {data && (
          <Content
            saved={data}
            search={search}
            onOpen={(next) => {
              onSearch(next);
              popover.close();
            }}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

type ContentProps = { saved: SavedSearches; search: OffersSearch; onOpen: (search: OffersSearch) => void };

function Content({ saved, search, onOpen }: ContentProps) {
  const { t } = useTranslation('offers');
  const inPerson = useInPerson();
  const filters = filtersOf(search);
  const current = saved.items.find((item) => isSameFilter(item.filters, filters));
  return (
    <>
      {saved.items.length === 0 && <p className={classes.help}>{t('saved.empty')}</p>}
      {!saved.mailsWanted && saved.items.some(({ mailed }) => mailed) && (
        <p className={classes.help}>
          {t('saved.mailsOff')}{' '}
          <Link to="/account" search={{ tab: 'privacy' }}>
            {t('saved.mailsLink')}
          </Link>
        </p>
      )}
      <ul className={classes.items}>
        {saved.items.map((item) => (
          <Item
            key={item.id}
            item={item}
            current={item === current}
            onOpen={() => onOpen(searchOf(item.filters, search.sort))}
          />
        ))}
      </ul>
      {!current && inPerson && <Save saved={saved} search={search} />}
      <InPersonNote changes />
    </>
  );
}

function Item({ item, current, onOpen }: { item: SavedSearch; current: boolean; onOpen: () => void }) {
  const { t } = useTranslation('offers');
  const queryClient = useQueryClient();
  const inPerson = useInPerson();
  const { id, name, filters, mailed } = item;
  const mail = useAction({
    run: () => changeSavedSearch(queryClient, id, { name, filters, mailed: !mailed }),
    done: t(mailed ? 'saved.mailTurnedOff' : 'saved.mailTurnedOn', { name }),
    failed: t('saved.failed'),
  });
  const forget = useAction({
    run: () => removeSavedSearch(queryClient, id),
    done: t('saved.removed', { name }),
    failed: t('saved.failed'),
  });
  const Mail = mailed ? Bell : BellOff;
  return (
    <li className={classes.item}>
      <button type="button" className={classes.name} aria-pressed={current} onClick={onOpen}>
        <span>{name}</span>
        {current && <Check size={15} aria-hidden />}
      </button>
      {inPerson && (
        <>
          <Tooltip label={t('saved.mailOn', { name })}>
            <ActionIcon
              variant="subtle"
              aria-label={t('saved.mailOn', { name })}
              aria-pressed={mailed}
              loading={mail.isBusy}
              onClick={() => mail.start()}
              data-mailed={mailed || undefined}
            >
              <Mail size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
          <ActionIcon
            variant="subtle"
            aria-label={t('saved.remove', { name })}
            loading={forget.isBusy}
            onClick={() => forget.start()}
          >
            <Trash2 size={16} aria-hidden />
          </ActionIcon>
        </>
      )}
    </li>
  );
}

const loadSchema = () =>
  import('@fonendo/contract/offers/search.schema').then(({ savedSearchInputSchema }) =>
    savedSearchInputSchema.pick({ name: true, mailed: true }),
  );

function Save({ saved, search }: { saved: SavedSearches; search: OffersSearch }) {
  const { t } = useTranslation('offers');
  const queryClient = useQueryClient();
  const form = useZodForm(loadSchema, { name: '', mailed: true });
  const save = useAction({
    run: (input: SavedSearchInput) => saveSearch(queryClient, input),
    done: (_, input) => t('saved.saved', { name: input.name }),
    failed: t('saved.failed'),
  });
  if (!saved.can.add) return <p className={classes.help}>{t('saved.limit')}</p>;
  if (!isNarrowed(search)) return <p className={classes.help}>{t('saved.noFilters')}</p>;
  return (
    <Form
      form={form}
      onSubmit={(input) => save.start({ ...input, filters: filtersOf(search) as SavedSearchInput['filters'] })}
    >
      <div className={classes.save}>
        <TextField
          label={t('saved.name')}
          maxLength={savedSearchLimits.nameLength}
          {...text(form.getInputProps('name'))}
        />
        <Checkbox label={t('saved.mailed')} {...form.getInputProps('mailed', { type: 'checkbox' })} />
        <Button type="submit" loading={save.isBusy}>
          {t('saved.save')}
        </Button>
      </div>
    </Form>
  );
}
