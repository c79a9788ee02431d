import type { Release, ReleaseType } from '#contract/label-figures.ts';
import { imagePath } from '../../../media/image-path.ts';
import type { ReleaseRow } from './label-releases.repository.ts';

/** See docs/product/label-dashboard.md. */
const mostOfSingle = 3;
const mostOfEp = 6;

function typeOf(tracks: number): ReleaseType {
  if (tracks <= mostOfSingle) return 'single';
  return tracks <= mostOfEp ? 'ep' : 'other';
}

export function describeRelease(row: ReleaseRow, day: string): Release {
  const { id, title, artistName, releaseDate, streams, earned, tracks } = row;
  return {
    id,
    title,
    artistName,
    type: typeOf(tracks),
    status: releaseDate > day ? 'approved' : 'live',
    uploadDate: null,
    releaseDate,
    streams,
    revenue: earned / 1_000_000,
    coverImage: imagePath('album', id),
  };
}
