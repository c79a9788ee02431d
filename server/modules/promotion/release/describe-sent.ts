import type { Release } from '#contract/label-figures.ts';
import type { PathSigning } from '../../../platform/signed-path.ts';
import { toDay } from '../../../platform/days.ts';
import { signMediaAddress } from '../../catalogue/track/index.ts';
import type { SentRelease } from './release.repository.ts';

export function describeSent(
  { id, title, type, state, sentAt, releaseDate, artistName, cover }: SentRelease,
  signing: PathSigning,
): Release {
  return {
    id,
    title,
    artistName,
    type: type === 'album' ? 'other' : type,
    status: state,
    uploadDate: sentAt && toDay(sentAt),
    releaseDate,
    streams: 0,
    revenue: 0,
    coverImage: cover && signMediaAddress({ releaseId: id, cover }, signing),
  };
}
