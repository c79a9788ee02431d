import { useState } from 'react';
import { isProblem } from '@/shared/api';

type Seen<Fields> = {
  /** Splits what is filled in into what its person changed, and what they saw of that. */
  changesOf: (filled: Partial<Fields>) => { changes: Partial<Fields>; seen: Partial<Fields> };
  /** Notes what a refusal says of fields that somebody else has changed: whoever was told may save over it. */
  noteRefusal: (failure: unknown) => void;
  /** Notes what the server keeps from now on. */
  noteSaved: (kept: Partial<Fields>) => void;
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Remembers what a form was opened with, so that it sends what its person changed and no more: another device may have
 * changed the rest. See docs/decisions/forms-opened-earlier.md.
 *
 * @param always fields that `seen` names though nothing was changed of them: a state on which the change depends.
 */
export function useSeen<Fields extends object>(
  opened: Fields,
  always: readonly (keyof Fields)[] = [],
): Seen<Fields> {
  const [known, setKnown] = useState(opened);
  const note = (fields: Partial<Fields>) => setKnown((before) => ({ ...before, ...fields }));

  return {
    changesOf: (filled) => {
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
