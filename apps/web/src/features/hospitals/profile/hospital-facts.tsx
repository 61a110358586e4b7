import type { Hospital } from '@fonendo/contract/hospitals/hospitals.schema';
import { communities } from '@fonendo/domain/reference/communities';
import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { Card, CardRow } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import classes from './hospital-facts.module.css';

/** For people who work at the hospital without being its administrator. */
export function HospitalFacts({ hospital }: { hospital: Hospital }) {
  const { t } = useTranslation('hospitals');
  return (
    <div className={classes.sheet}>
      <Section title={t('form.label')} description={t('readOnly')}>
        <FactList hospital={hospital} />
      </Section>
    </div>
  );
}

export function FactList({ hospital }: { hospital: Omit<Hospital, 'position'> }) {
  const { t } = useTranslation(['hospitals', 'person']);
  const facts = [
    [t('form.name'), hospital.name],
    [t('form.cif'), hospital.cif],
    [t('form.sector'), t(`form.sectors.${hospital.sector}`)],
    [t('form.employees'), formatNumber(hospital.employees)],
    [t('form.address'), `${hospital.address}, ${hospital.postalCode} ${hospital.city}`],
    [t('form.community'), communities[hospital.community].name],
    [t('person:phone'), `${hospital.phonePrefix ?? ''} ${hospital.phone ?? ''}`],
    [t('form.description'), hospital.description],
  ] as const;
  return (
    <Card padding="rows">
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <CardRow key={name}>
            <dt className={classes.name}>{name}</dt>
            <dd className={classes.value}>{value}</dd>
          </CardRow>
        ))}
      </dl>
    </Card>
  );
}

export function NoHospital() {
  const { t } = useTranslation('hospitals');
  return (
    <Card>
      <EmptyState icon={<Building2 size={26} aria-hidden />} title={t('missing')} description={t('missingHelp')} />
    </Card>
  );
}
