import { createContext, use } from 'react';

type FieldIds = { id: string; describedBy: string | undefined; isInvalid: boolean };

/** Joins a control to the label, hint and error of the field around it. */
export const FieldIdsContext = createContext<FieldIds | null>(null);

type FieldControl = { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

/** Attributes of a control inside a field; nothing outside of one. */
export function useFieldControl(): FieldControl {
  const ids = use(FieldIdsContext);
  if (!ids) return {};
  return {
    id: ids.id,
    ...(ids.describedBy && { 'aria-describedby': ids.describedBy }),
    ...(ids.isInvalid && { 'aria-invalid': true }),
  };
}
