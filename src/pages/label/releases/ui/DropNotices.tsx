import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/lib/format';
import { Text } from '@/shared/ui/text';
import type { FoundRelease } from '../lib/drop/read-drop';
import type { Offer } from '../model/offer-draft';

/** Names of a sentence; more are counted. */
const namedMost = 5;

type DropNoticesProps = { found: FoundRelease; offer: Offer };

/** What the label has to look at itself. */
export function DropNotices({ found, offer }: DropNoticesProps) {
  const { t } = useTranslation(['pages.label.releases.drop', 'entities.release']);
  const { date, list } = useFormats();
  const { albums, repeated, longCredits, message } = found;
  const { unknownArtist, otherArtists, otherDate, otherType } = offer;
  const { missing = [], badCodes = [], notTaken = [], otherReleases = 0 } = message ?? {};
  const some = (names: readonly string[]) => list(names.slice(0, namedMost));
  const day = otherDate.length === 10 ? date(otherDate) : otherDate;
  const notices = [
    unknownArtist !== '' && t('notice.artist', { name: unknownArtist }),
    otherDate !== '' && t('notice.date', { date: day }),
    albums.length > 1 && t('notice.albums', { count: albums.length, title: found.title }),
    repeated > 0 && t('notice.repeated', { count: repeated }),
    longCredits > 0 && t('notice.credits', { count: longCredits }),
    missing.length > 0 && t('notice.missing', { count: missing.length, names: some(missing) }),
    otherArtists.length > 0 && t('notice.artists', { names: some(otherArtists) }),
    otherType !== null && t('notice.type', { type: t(`entities.release:type.${otherType}`) }),
    badCodes.length > 0 && t('notice.codes', { codes: some(badCodes) }),
    otherReleases > 0 && t('notice.releases', { count: otherReleases }),
    notTaken.length > 0 &&
      t('notice.notTaken', { names: list(notTaken.map((kind) => t(`notTaken.${kind}`))) }),
  ].filter((each) => typeof each === 'string');
  return notices.map((notice) => (
    <Text key={notice} size="small" tone="muted">
      {notice}
    </Text>
  ));
}
