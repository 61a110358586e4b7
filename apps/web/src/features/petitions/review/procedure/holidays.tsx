import type { HolidaysSetting } from '@fonendo/contract/petitions/settings.schema';
import { type Community, communities, communityCodes } from '@fonendo/domain/reference/communities';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import { ActionIcon, Button, Select } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../platform/format.ts';
import { useAction } from '../../../../platform/use-action.ts';
import { Card } from '../../../../ui/card.tsx';
import { DateField } from '../../../../ui/fields/date/date-field.tsx';
import { isDay } from '../../../../ui/fields/date/typed-date.ts';
import { Section } from '../../../../ui/section.tsx';
import { AnswerFrame } from '../../../../ui/states/answer-frame.tsx';
import { changeHolidays, holidaysQuery } from '../../petitions.queries.ts';
import classes from './settings.module.css';

/** The days on which no legal deadline runs or ends, one year at a time; each change is saved at once. */
export function HolidaySettings() {
  const { t } = useTranslation('petitions');
  const query = useQuery(holidaysQuery);
  return (
    <Section title={t('settings.holidays')} description={t('settings.holidaysLead')}>
      <Card>
        <AnswerFrame
          query={query}
          outline="text"
          bare
          failed={t('settings.failed')}
          failedHelp={t('settings.failedHelp')}
        >
          {(data) => <Holidays setting={data} />}
        </AnswerFrame>
      </Card>
    </Section>
  );
}

const seat = 'seat';

function Holidays({ setting }: { setting: HolidaysSetting }) {
  const { t } = useTranslation('petitions');
  const queryClient = useQueryClient();
  const [place, setPlace] = useState<Community | typeof seat>(seat);
  const community = place === seat ? undefined : place;
  const days = community ? setting.communities[community] : setting.days;
  const thisYear = madridDate(new Date()).slice(0, 4);
  const [year, setYear] = useState(thisYear);
  const [added, setAdded] = useState<string | null>(null);
  // The calendar is loaded only to add a day.
  const [adding, setAdding] = useState(false);
  const save = useAction({
    run: (days: { added?: string[]; removed?: string[] }) =>
      changeHolidays(queryClient, { community, added: [], removed: [], ...days }),
    done: (_, { added: wasAdded }) => {
      if (wasAdded) setAdded(null);
      return t(wasAdded ? 'settings.holidayAdded' : 'settings.holidayRemoved');
    },
    failed: t('settings.notSaved'),
  });
  const years = [
    ...new Set([...days.map((day) => day.slice(0, 4)), thisYear, String(Number(thisYear) + 1)]),
  ].toSorted();
  const places = [
    { value: seat, label: t('settings.seat') },
    ...communityCodes.map((value) => ({ value, label: communities[value].name })),
  ];
  const shown = days.filter((day) => day.startsWith(year)).toSorted();

  function add() {
    if (!isDay(added)) return;
    setYear(added.slice(0, 4));
    save.start({ added: [added] });
  }

  return (
    <div className={classes.form}>
      <Select
        className={classes.place ?? ''}
        label={t('settings.calendar')}
        description={t(community ? 'settings.communityHelp' : 'settings.seatHelp')}
        allowDeselect={false}
        rightSection={<ChevronDown size={17} aria-hidden />}
        rightSectionPointerEvents="none"
        data={places}
        value={place}
        onChange={(chosen) => chosen && setPlace(chosen as typeof place)}
      />
      <Select
        className={classes.year ?? ''}
        label={t('settings.year')}
        allowDeselect={false}
        rightSection={<ChevronDown size={17} aria-hidden />}
        rightSectionPointerEvents="none"
        data={years}
        value={year}
        onChange={(chosen) => chosen && setYear(chosen)}
      />
      {shown.length === 0 && <p className={classes.none}>{t('settings.noHolidays')}</p>}
      <ul className={classes.days}>
        {shown.map((day) => (
          <li key={day} className={classes.day}>
            {formatDay(day, 'long')}
            <ActionIcon
              size="sm"
              aria-label={t('settings.removeHoliday', { date: formatDay(day, 'long') })}
              disabled={save.isBusy}
              onClick={() => save.start({ removed: [day] })}
            >
              <Trash2 size={16} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {adding ? (
        <div className={classes.add}>
          <DateField label={t('settings.holiday')} value={added} onChange={setAdded} autoFocus />
          <Button variant="default" disabled={!isDay(added)} loading={save.isBusy} onClick={add}>
            {t('settings.addHoliday')}
          </Button>
        </div>
      ) : (
        <div>
          <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={() => setAdding(true)}>
            {t('settings.holiday')}
          </Button>
        </div>
      )}
    </div>
  );
}
