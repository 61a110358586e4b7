import type { DirectoryDoctor } from '@fonendo/contract/doctors/directory.schema';
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DoctorCertification, DoctorYears } from './directory/facts.tsx';
import classes from './recommend/recommend.module.css';

type Props = {
  doctor: DirectoryDoctor;
  checked: boolean;
  /** As many are chosen as can be told at once. */
  full: boolean;
  onToggle: () => void;
};

/** One doctor of the list. Who knows of the offer stays in it, with the reason why they cannot be chosen. */
export function DoctorChoice({ doctor, checked, full, onToggle }: Props) {
  const { t } = useTranslation('directory');
  const { firstName, lastName, speciality, certification, yearsOfExperience, fits, tie } = doctor;
  return (
    <Checkbox
      className={classes.doctor ?? ''}
      checked={checked}
      disabled={tie !== null || (full && !checked)}
      onChange={onToggle}
      label={
        <span className={classes.facts}>
          <span className={classes.name}>
            {firstName} {lastName}
          </span>
          <span className={classes.support}>
            {speciality ?? t('noSpeciality')}
            {yearsOfExperience !== null && (
              <>
                {' · '}
                <DoctorYears count={yearsOfExperience} />
              </>
            )}
            {fits && ` · ${t('recommend.fits')}`}
          </span>
          <span className={classes.state}>
            {tie ? t(`recommend.${tie}`) : <DoctorCertification certification={certification} />}
          </span>
        </span>
      }
    />
  );
}
