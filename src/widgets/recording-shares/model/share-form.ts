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
  const nobodyYet = [
    { ...emptyPart, role: 'main' as const, name: artist, isArtist: true },
    emptyPart,
  ];
  // Nobody can accept for an account that is gone, and nobody has to for a part of nothing.
  const held = inForce?.parts
    .filter(({ isArtist, name, part }) => isArtist || (name !== null && part > 0))
    .map(({ role, part, payeeId, name, isArtist }): TypedPart => ({
      role,
      part: write(part),
      email: '',
      payeeId,
      name,
      isArtist,
    }));
  return { startsOn, parts: held ?? nobodyYet, sum: '' };
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
