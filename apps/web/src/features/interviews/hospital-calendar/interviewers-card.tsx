import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import classes from './interviewers-card.module.css';
import type { Interviewer } from './periods.ts';

type Props = { people: readonly Interviewer[]; hidden: ReadonlySet<string>; onHidden: (hidden: Set<string>) => void };

/** Who takes part in the shown period and for how long; who is unticked is hidden. */
export function InterviewersCard({ people, hidden, onHidden }: Props) {
  const { t } = useTranslation('interviews');
  const toggle = (id: string, shown: boolean) =>
    onHidden(new Set(shown ? [...hidden].filter((one) => one !== id) : [...hidden, id]));
  return (
    <Section title={t('interviewers.label')}>
      <Card>
        <ul className={classes.people}>
          {people.map(({ id, name, minutes }) => (
            <li key={id}>
              <Checkbox
                label={name}
                checked={!hidden.has(id)}
                onChange={(event) => toggle(id, event.currentTarget.checked)}
              />
              <span>{durationText(minutes)}</span>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}

/** "4 h 30". */
const durationText = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest}`;
};
