import type { DirectoryDoctor } from '@fonendo/contract/doctors/directory.schema';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountryName } from '../../../platform/countries.ts';
import card from '../../../ui/table/row-card.module.css';
import { DoctorCertification, DoctorYears } from './facts.tsx';

/** A doctor of the directory on a narrow screen; `name` opens the profile and may be ticked. */
export function DoctorCard({ doctor, name, menu }: { doctor: DirectoryDoctor; name: ReactNode; menu: ReactNode }) {
  const { t } = useTranslation('directory');
  const countryName = useCountryName();
  return (
    <>
      <div className={card.head}>
        <div className={card.who}>
          {name}
          <span className={card.second}>{doctor.speciality ?? t('noSpeciality')}</span>
        </div>
        {menu}
      </div>
      <div className={card.facts}>
        <DoctorCertification certification={doctor.certification} />
      </div>
      <div className={card.foot}>
        {doctor.yearsOfExperience !== null && (
          <span>
            <DoctorYears count={doctor.yearsOfExperience} />
          </span>
        )}
        <span>{t('livesIn', { country: countryName(doctor.countryOfResidence) })}</span>
      </div>
    </>
  );
}
