import type { DirectoryDoctor } from '@fonendo/contract/doctors/directory.schema';
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CandidateMatch } from '../statuses/statuses.public.ts';
import { DoctorCertification, DoctorYears } from './directory/facts.tsx';
import classes from './recommend/recommend.module.css';

type Props = {
  doctor: DirectoryDoctor;
  checked: boolean;
  /** The maximum number of doctors is chosen. */
  full: boolean;
  onToggle: () => void;
};

/** One doctor of the list. Doctors who know the offer already are shown disabled, with the reason. */
export function DoctorChoice({ doctor, checked, full, onToggle }: Props) {
  const { t } = useTranslation('directory');
  const { firstname, lastname, speciality, certification, yearsOfExperience, match, tie } = doctor;
  return (
    <Checkbox
      className={classes.doctor ?? ''}
      checked={checked}
      disabled={tie !== null || (full && !checked)}
      onChange={onToggle}
      label={
        <span className={classes.facts}>
          <span className={classes.name}>
            {firstname} {lastname}
          </span>
          <span className={classes.support}>
            {speciality ?? t('noSpeciality')}
            {yearsOfExperience !== null && (
              <>
                {' · '}
                <DoctorYears count={yearsOfExperience} />
              </>
            )}
          </span>
          {match && <CandidateMatch match={match} />}
          <span className={classes.state}>
            {tie ? t(`recommend.${tie}`) : <DoctorCertification certification={certification} />}
          </span>
        </span>
      }
    />
  );
}
