import type { OutboxScope } from '@/entities/outbox';
import { pitchItem } from '../model/pitch-item';
import type { NewPitch } from '../model/pitch-rules';

/** Keeps a pitch on the device, as the form does. */
export function keepPitch(scope: OutboxScope, change: Partial<NewPitch> = {}): boolean {
  return pitchItem.create(scope, (id) => ({
    ...pitchItem.empty(),
    artistName: 'Nora Quintavalle',
    trackTitle: 'Carta sin sello',
    releaseDate: '2026-12-04',
    description: 'Un vals.',
    today: '2026-11-19',
    ...change,
    trackId: null,
    id,
  }));
}
