import { type HospitalRole, hospitalRoles } from '@fonendo/domain/hospitals/hospital';
import { hasHospitalRight, hospitalRights } from '@fonendo/domain/hospitals/hospital.policy';
import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import classes from './profiles.module.css';

/** The four roles, with what each may and may not do. */
export function RolesExplained() {
  const { t } = useTranslation('profiles');
  return (
    <Section title={t('explained')}>
      <div className={classes.roles}>
        {hospitalRoles.map((role) => (
          <Card key={role} as="article" label={t(`roles.${role}.name`)}>
            <h3 className={classes.roleName}>{t(`roles.${role}.name`)}</h3>
            <p className={classes.support}>{t(`roles.${role}.summary`)}</p>
            <RightList role={role} />
          </Card>
        ))}
      </div>
    </Section>
  );
}

/** Everybody who works there may read; other rights depend on the role. */
export function RightList({ role, onlyGranted = false }: { role: HospitalRole; onlyGranted?: boolean }) {
  const { t } = useTranslation('profiles');
  const rights = [
    { name: t('rights.read'), granted: true },
    ...hospitalRights.map((right) => ({ name: t(`rights.${right}`), granted: hasHospitalRight(role, right) })),
  ].filter(({ granted }) => granted || !onlyGranted);
  return (
    <ul className={classes.rights}>
      {rights.map(({ name, granted }) => (
        <li key={name} className={classes.right} data-granted={granted || undefined}>
          {granted ? <Check size={16} aria-hidden /> : <Minus size={16} aria-hidden />}
          <span aria-hidden="true">{name}</span>
          <span className={classes.hidden}>{t(granted ? 'rights.may' : 'rights.mayNot', { right: name })}</span>
        </li>
      ))}
    </ul>
  );
}
