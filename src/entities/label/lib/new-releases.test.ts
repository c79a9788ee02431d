import { expect, it } from 'vitest';
import type { Release } from '@/shared/contract/label-figures.ts';
import { newReleases } from './new-releases';

const release = (id: string, releaseDate: string, status: Release['status']): Release => ({
  id,
  title: id,
  artistName: 'Nora',
  type: 'single',
  status,
  uploadDate: null,
  releaseDate,
  streams: 0,
  revenue: 0,
  coverImage: null,
});

// Proves label-dashboard: New releases
it('lists releases of the last 90 days, and upcoming ones separately', () => {
  const releases = [
    release('next', '2026-12-24', 'approved'),
    release('looked-at', '2026-12-20', 'pending'),
    release('turned-down', '2026-11-19', 'rejected'),
    release('last', '2026-08-23', 'live'),
    release('old', '2026-08-22', 'live'),
  ];
  const { out, toCome } = newReleases(releases, new Date('2026-11-20T23:59:00Z'));
  expect(out.map(({ id }) => id)).toEqual(['last']);
  expect(toCome.map(({ id }) => id)).toEqual(['next', 'looked-at']);
});
