import type { FieldErrors, FieldPath, FieldValues } from 'react-hook-form';

/** Makes the check that a second field repeats the first; `message` is a catalogue key. */
export const differs =
  <Values extends FieldValues>(
    first: FieldPath<Values>,
    second: FieldPath<Values>,
    message: string,
  ) =>
  (values: Values): FieldErrors<Values> => {
    const found =
      values[first] === values[second] ? {} : { [second]: { type: 'validate', message } };
    return found as FieldErrors<Values>;
  };
