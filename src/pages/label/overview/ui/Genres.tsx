import { useTranslation } from 'react-i18next';
import { standingOut } from '@/entities/figure';
import type { LabelAnalytics } from '@/shared/contract/label-figures.ts';
import { useFormats } from '@/shared/lib/format';
import { PartList } from '@/shared/ui/chart';

export function Genres({ genres }: { genres: LabelAnalytics['topGenres'] }) {
  const { t } = useTranslation(['pages.label.overview', 'pages.label']);
  const { euros, genre: genreName, share } = useFormats();
  const parts = genres
    .filter(({ revenue }) => revenue > 0)
    .map(({ genre, revenue }) => ({ name: genreName(genre), value: revenue }));
  const found = standingOut(parts);
  return (
    <PartList
      title={
        found === null
          ? t('genres.title')
          : t(`genres.${found.kind}`, {
              genre: found.name,
              share: share(found.share, found.decimals),
            })
      }
      partName={t('pages.label:genres.genre')}
      valueName={t('revenue.amount')}
      shareName={t('pages.label:share')}
      parts={parts}
      format={euros}
      formatShare={share}
      empty={t('pages.label:noMonth')}
    />
  );
}
