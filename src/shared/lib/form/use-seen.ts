import { useState } from 'react';
import { isProblem } from '@/shared/api';

type Seen<Fields> = {
  getChanges: (filled: Partial<Fields>) => { changes: Partial<Fields>; seen: Partial<Fields> };
  /** A user who was told of another's change may save over it. */
  noteRefusal: (failure: unknown) => void;
  noteSaved: (saved: Partial<Fields>) => void;
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Sends only changed fields, because another device may have changed the rest. See
 * docs/decisions/forms.md.
 *
 * @param always fields that `seen` names even unchanged
 */
export function useSeen<Fields extends object>(
  opened: Fields,
  always: readonly (keyof Fields)[] = [],
): Seen<Fields> {
  const [known, setKnown] = useState(opened);
  const note = (fields: Partial<Fields>) => setKnown((before) => ({ ...before, ...fields }));

  return {
    getChanges: (filled) => {
      const names = (Object.keys(filled) as (keyof Fields)[]).filter(
        (name) => !isSame(filled[name], known[name]),
      );
      const pick = (from: Partial<Fields>, picked: readonly (keyof Fields)[]) =>
        Object.fromEntries(picked.map((name) => [name, from[name]])) as Partial<Fields>;
      return { changes: pick(filled, names), seen: pick(known, [...always, ...names]) };
    },
    noteRefusal: (failure) => {
      if (isProblem(failure) && failure.current) note(failure.current as Partial<Fields>);
    },
    noteSaved: note,
  };
}
