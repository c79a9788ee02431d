import { type Control, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { concertLimits } from '@/shared/contract/concert-choices.ts';
import { fieldSentence } from '@/shared/lib/form';
import type { ConcertMessage } from './concert-form';
import type { ConcertValues } from './concert-values';

/** The sentence under a field of the form, by its name. */
export function useConcertErrors(control: Control<ConcertValues>) {
  const { t } = useTranslation('pages.promotion.concerts');
  const { errors } = useFormState({ control });
  const { yearsAhead: years, actsMax: most } = concertLimits;
  return (name: keyof ConcertValues) =>
    fieldSentence(errors[name], (key: ConcertMessage) => t(key, { years, most }));
}
