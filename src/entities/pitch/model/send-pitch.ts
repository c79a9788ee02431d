import { type Pitch, pitches } from './pitches';

/** Puts a pitch in front of those of a person, to be looked at; kept on this device. */
export function sendPitch(
  owner: string,
  pitch: Omit<Pitch, 'id' | 'submissionDate' | 'status'>,
): void {
  const now = new Date();
  pitches.add(owner, {
    ...pitch,
    id: `pit_${now.getTime()}`,
    submissionDate: now.toISOString().slice(0, 10),
    status: 'pending',
  });
}
