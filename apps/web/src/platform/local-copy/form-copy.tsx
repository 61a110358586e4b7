import { useSession } from '../session/auth-state.ts';
import { copyKey, removeCopy } from './local-copy.ts';
import { RecoverText } from './recover-text.tsx';
import { useLocalCopy } from './use-local-copy.ts';

type CopiedForm<Values> = { values: Values; isDirty: () => boolean; setValues: (values: Values) => void };

/** A copy of what is typed into the form of a page and not saved, and what offers it on return. */
export function useFormCopy<Values extends object>(
  name: string,
  form: CopiedForm<Values>,
  isFixed: (field: string) => boolean = () => false,
) {
  const userId = useSession()?.userId;
  const copy = useLocalCopy(name, form.values, form.isDirty());
  const take = (kept: Values) => form.setValues(putBack(form.values, kept, isFixed));
  return {
    recover: <RecoverText copy={copy} onTake={take} mb="lg" />,
    /** For a person who leaves without saving. */
    giveUp: () => userId && removeCopy(copyKey(userId, name)),
  };
}

/** A field that was emptied is missing from the copy; one that may no longer be changed keeps its value. */
function putBack<Values extends object>(shown: Values, kept: Values, isFixed: (field: string) => boolean): Values {
  const fields = Object.keys(shown) as (keyof Values & string)[];
  const changed = fields.filter((field) => !isFixed(field)).map((field) => [field, kept[field]]);
  return { ...shown, ...Object.fromEntries(changed) };
}
