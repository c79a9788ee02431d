import type { CreatedPlace, Kept } from '@/entities/outbox';
import { dayFromToday } from '@/shared/lib/form';
import { logFailure } from '@/shared/lib/log';
import type { PitchForm } from './pitch-form';
import { type LocalPitch, pitches } from './pitches';

const pitchOf = (id: string, { title, trackId, ...form }: PitchForm): LocalPitch => ({
  ...form,
  id,
  trackId: trackId || null,
  trackTitle: title,
  submissionDate: dayFromToday(0),
  status: 'pending',
  coverImage: null,
});

/** The form of a pitch that waits on the device. */
export function formOf({
  id: _,
  status: __,
  coverImage: ___,
  submissionDate: ____,
  ...pitch
}: LocalPitch): PitchForm {
  const { trackId, trackTitle, ...form } = pitch;
  return { ...form, trackId: trackId ?? '', title: trackTitle };
}

/**
 * Puts a pitch in front of those of a person, to be looked at; kept on this device until it is delivered. One that was
 * refused is put in the place of itself. Answers `error` where that went wrong: the form still has it.
 */
export function sendPitch(place: CreatedPlace, form: PitchForm, editedId?: string): Kept | 'error' {
  try {
    if (editedId !== undefined) return pitches.edit(place.owner, pitchOf(editedId, form));
    return pitches.create(place, (id) => pitchOf(id, form)) ? 'kept' : 'failed';
  } catch (error) {
    logFailure('sendPitch', error);
    return 'error';
  }
}
