import { useQueryClient } from '@tanstack/react-query';
import { forgetHospitalAnswers } from '../../platform/answers/affected-answers.ts';
import { type ChosenHospital, chooseHospital } from '../../platform/session/chosen-hospital.ts';

/** An administrator works for this hospital from now on: what was read for another one is forgotten. */
export function useChooseHospital(): (hospital: ChosenHospital) => void {
  const queryClient = useQueryClient();
  return (hospital) => {
    chooseHospital(hospital);
    forgetHospitalAnswers(queryClient);
  };
}
