export { HospitalDataForm } from './hospital-data.form.tsx';
