import type { OwnShare, RecordingShare, SharedTracks } from '@/shared/contract/recording-share.ts';

const part = {
  isArtist: false,
  payeeId: null,
  name: null,
  email: null,
  state: 'accepted',
  reason: null,
} as const;

export const buildShare = (change: Partial<RecordingShare> = {}): RecordingShare => ({
  id: 'shr_1',
  startsOn: '2026-11-01',
  proposedAt: '2026-10-12T10:00:00.000Z',
  state: 'accepted',
  isInForce: true,
  label: 'Marejada Records',
  parts: [
    { ...part, position: 1, role: 'main', part: 60, isArtist: true, name: 'Nora Quintavalle' },
    { ...part, position: 2, role: 'producer', part: 25.5, payeeId: 'pay_1', name: 'Íñigo Salas' },
    { ...part, position: 3, role: 'featured', part: 14.5, payeeId: 'pay_2', name: 'Ruth Belmonte' },
  ],
  ...change,
});

export const buildSharedTracks = (change: Partial<SharedTracks> = {}): SharedTracks => ({
  artist: { id: 'art_1', name: 'Nora Quintavalle' },
  canPropose: true,
  tracks: [
    { id: 'trk_1', name: 'Luna de agosto', shares: [buildShare()] },
    { id: 'trk_2', name: 'Marea alta', shares: [] },
    {
      id: 'trk_3',
      name: 'Salitre',
      shares: [
        buildShare({
          id: 'shr_3',
          state: 'proposed',
          isInForce: false,
          startsOn: '2027-01-01',
          parts: [
            {
              ...part,
              position: 1,
              role: 'main',
              part: 70,
              isArtist: true,
              name: 'Nora Quintavalle',
            },
            {
              ...part,
              position: 2,
              role: 'writer',
              part: 30,
              email: 'ruth@example.com',
              state: 'waiting',
            },
          ],
        }),
      ],
    },
  ],
  ...change,
});

export const buildOwnShare = (change: Partial<OwnShare> = {}): OwnShare => ({
  id: 'shr_3',
  track: { id: 'trk_3', name: 'Salitre' },
  artist: { id: 'art_1', name: 'Nora Quintavalle' },
  label: 'Marejada Records',
  startsOn: '2027-01-01',
  state: 'proposed',
  isInForce: false,
  isMine: true,
  parts: [
    { position: 1, role: 'main', part: 70, isArtist: true, isOwn: false, state: 'accepted' },
    { position: 2, role: 'writer', part: 30, isArtist: false, isOwn: true, state: 'waiting' },
  ],
  ...change,
});
