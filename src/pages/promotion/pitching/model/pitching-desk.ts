import { createContext, use } from 'react';
import type { CreatedPlace } from '@/entities/outbox';
import type { PitchForm } from '@/features/submit-pitch';

/** A pitch of this device that is mended. */
export type EditedPitch = { id: string; form: PitchForm };

type Desk = {
  /** Who proposes, and for whom. */
  place: CreatedPlace;
  artistName: string;
  /** Null while a new one is filled in. */
  edited: EditedPitch | null;
  onEdit: (edited: EditedPitch | null) => void;
};

/** What the tabs share. */
export const PitchingDeskContext = createContext<Desk | null>(null);

/** @throws outside of the screen of pitches. */
export function usePitchingDesk(): Desk {
  const desk = use(PitchingDeskContext);
  if (desk === null) throw new Error('A tab of the pitches needs their screen.');
  return desk;
}
