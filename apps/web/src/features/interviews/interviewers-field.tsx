import type { CandidacyInterviews } from '@fonendo/contract/interviews.schema';
import {
  busyInterviewers,
  type Engagement,
  interviewLimits,
  type TimeSpan,
} from '@fonendo/domain/interviews/interview';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MultiSelectField } from '../../ui/fields/multi-select-field.tsx';
import classes from './interviewers-field.module.css';

type Props = {
  colleagues: CandidacyInterviews['colleagues'];
  value: readonly string[];
  onChange: (ids: string[]) => void;
  error?: ReactNode;
  /** The dates for which they are chosen. */
  spans: readonly TimeSpan[];
  /** What takes the time of colleagues, without the interview itself. */
  others: readonly Engagement[];
  placeholder: string;
  /** Somebody has to take part. */
  required?: boolean;
};

/** Who of the hospital takes part; each colleague with what they do there, and whether they are busy then. */
export function InterviewersField({ colleagues, value, spans, others, placeholder, required = false, ...rest }: Props) {
  const { t } = useTranslation('interviews');
  const busy = (id: string) =>
    spans.filter((span) => busyInterviewers({ ...span, interviewId: '', interviewerIds: [id] }, others).length > 0);
  return (
    <MultiSelectField
      optional={!required}
      label={t('interviewers.label')}
      placeholder={value.length === 0 ? placeholder : ''}
      data={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
      value={[...value]}
      maxValues={interviewLimits.interviewers}
      renderOption={({ option, checked }) => {
        const count = busy(option.value).length;
        const position = colleagues.find(({ id }) => id === option.value)?.position;
        return (
          <span className={classes.option}>
            <span>
              {option.label}
              {position && <span className={classes.position}> {position}</span>}
              {count > 0 && <span className={classes.busy}> {t('interviewers.busyIn', { count })}</span>}
            </span>
            {checked && <Check size={16} aria-hidden />}
          </span>
        );
      }}
      {...rest}
    />
  );
}
