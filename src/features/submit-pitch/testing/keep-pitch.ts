import type { OutboxScope } from '@/entities/outbox';
import { emptyPitch, type NewPitch, pitchTool } from '../model/pitch-tool';

/** Keeps a pitch on the device, as the form does. */
export function keepPitch(scope: OutboxScope, change: Partial<NewPitch> = {}): boolean {
  return pitchTool.create(scope, (id) => ({
    ...emptyPitch('Nora Quintavalle'),
    trackTitle: 'Carta sin sello',
    releaseDate: '2026-12-04',
    description: 'Un vals.',
    submissionDate: '2026-11-19',
    ...change,
    trackId: null,
    id,
  }));
}
