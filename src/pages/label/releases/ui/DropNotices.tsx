import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/lib/format';
import { Text } from '@/shared/ui/text';
import type { FoundRelease } from '../lib/drop/read-drop';
import type { Offer } from '../model/offer-draft';

type DropNoticesProps = { found: FoundRelease; offer: Offer };

/** What the label has to look at itself. */
export function DropNotices({ found, offer }: DropNoticesProps) {
  const { t } = useTranslation('pages.label.releases.drop');
  const { date } = useFormats();
  const { albums, repeated, longCredits } = found;
  const { unknownArtist, otherDate } = offer;
  const day = otherDate.length === 10 ? date(otherDate) : otherDate;
  const notices = [
    unknownArtist !== '' && t('notice.artist', { name: unknownArtist }),
    otherDate !== '' && t('notice.date', { date: day }),
    albums.length > 1 && t('notice.albums', { count: albums.length, title: found.title }),
    repeated > 0 && t('notice.repeated', { count: repeated }),
    longCredits > 0 && t('notice.credits', { count: longCredits }),
  ].filter((each) => typeof each === 'string');
  return notices.map((notice) => (
    <Text key={notice} size="small" tone="muted">
      {notice}
    </Text>
  ));
}
