import { useDeviceList } from '@/shared/lib/storage';
import { type Pitch, pitches } from './pitches';

/** The pitches that a person keeps on this device, the latest first; none for a visitor. */
export const usePitches = (owner: string | null): readonly Pitch[] => useDeviceList(pitches, owner);
