import { type Control, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PitchForm, PitchMessage } from '@/features/submit-pitch';
import { fieldSentence } from '@/shared/lib/form';

/** The sentence under a field of the form, by its name. */
export function usePitchErrors(control: Control<PitchForm>) {
  const { t } = useTranslation('features.submit-pitch');
  const { errors } = useFormState({ control });
  return (name: Exclude<keyof PitchForm, 'targetPlaylists'>) =>
    fieldSentence(errors[name], (key: PitchMessage) => t(key));
}
