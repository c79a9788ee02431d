import { behindArtist, type Decision } from '../../accounts/decision-notification/index.ts';
import type { ReleaseRow } from './release.repository.ts';

/** See docs/product/notices.md. */
export const aboutRelease = ({
  id: itemId,
  artistId,
  title,
  sentBy,
}: ReleaseRow): Omit<Decision, 'outcome'> => ({
  subject: 'release',
  itemId,
  artistId,
  title,
  people: behindArtist(artistId, sentBy),
});
