import type { NewShare, RecordingShare, ShareRole } from '@/shared/contract/recording-share.ts';
import { readRate } from '@/shared/lib/format';

export type TypedPart = {
  role: ShareRole;
  /** As typed, percent. */
  part: string;
  email: string;
  /** Of somebody who has accepted a part before. */
  payeeId: string | null;
  name: string | null;
  isArtist: boolean;
};

export type ShareForm = { startsOn: string; parts: TypedPart[]; sum: string };

export type ShareFault = 'day' | 'email' | 'twice' | 'part' | 'nothing' | 'notWhole' | 'alone';

export const emptyPart: TypedPart = {
  role: 'producer',
  part: '',
  email: '',
  payeeId: null,
  name: null,
  isArtist: false,
};

/** Begins with the parts that hold, because everybody who has one must be named. */
export function toForm(
  inForce: RecordingShare | undefined,
  {
    artist,
    startsOn,
    write,
  }: { artist: string; startsOn: string; write: (part: number) => string },
): ShareForm {
  const parts = inForce?.parts.map(({ role, part, payeeId, name, isArtist }): TypedPart => ({
    role,
    part: write(part),
    email: '',
    payeeId,
    name,
    isArtist,
  })) ?? [{ ...emptyPart, role: 'main', part: '', name: artist, isArtist: true }, emptyPart];
  // Nobody can accept for an account that is gone.
  const living = parts.filter(({ isArtist, name }) => isArtist || name !== null);
  return { startsOn, parts: living, sum: '' };
}

export const toShare = (trackId: string, { startsOn, parts }: ShareForm): NewShare => ({
  trackId,
  startsOn,
  parts: parts.map(({ role, part, email, payeeId, isArtist }) => ({
    role,
    part: readRate(part) ?? 0,
    ...(!isArtist && (payeeId === null ? { email: email.trim() } : { payeeId })),
  })),
});
