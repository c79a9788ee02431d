import { createContext, use } from 'react';

type FieldIds = { id: string; describedBy: string | undefined; isInvalid: boolean };

export const FieldIdsContext = createContext<FieldIds | null>(null);

type FieldControl = { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

/** Attributes that join a control to its field; none outside one. */
export function useFieldControl(): FieldControl {
  const ids = use(FieldIdsContext);
  if (!ids) return {};
  return {
    id: ids.id,
    ...(ids.describedBy && { 'aria-describedby': ids.describedBy }),
    ...(ids.isInvalid && { 'aria-invalid': true }),
  };
}
