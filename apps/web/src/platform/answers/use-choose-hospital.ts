import { useQueryClient } from '@tanstack/react-query';
import { type ChosenHospital, chooseHospital } from '../session/chosen-hospital.ts';
import { forgetHospitalAnswers } from './affected-answers.ts';

/** An administrator works for this hospital from now on: what was read for another one is forgotten. */
export function useChooseHospital(): (hospital: ChosenHospital) => void {
  const queryClient = useQueryClient();
  return (hospital) => {
    chooseHospital(hospital);
    forgetHospitalAnswers(queryClient);
  };
}
