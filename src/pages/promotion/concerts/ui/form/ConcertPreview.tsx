import { useTranslation } from 'react-i18next';
import { ConcertRow } from '@/entities/concert';
import { useStoredFile } from '@/shared/files';
import { readNumber } from '@/shared/lib/format';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { toNames } from '../../lib/to-names';
import type { ConcertDraft } from '../../model/use-concert-form';

type ConcertPreviewProps = { draft: ConcertDraft };

export function ConcertPreview({ draft: { values, pictureUrl, storedKey } }: ConcertPreviewProps) {
  const { t } = useTranslation('pages.promotion.concerts');
  const storedUrl = useStoredFile(storedKey);
  const hasDay = !Number.isNaN(Date.parse(values.date));
  const { isFree, currency, presaleCode: _, ...typed } = values;
  const amount = (text: string) => (isFree ? 0 : (readNumber(text) ?? 0));
  return (
    <Stack gap={3}>
      <Text size="small" tone="muted">
        {t(hasDay ? 'form.preview' : 'form.previewLater')}
      </Text>
      {hasDay && (
        <ConcertRow
          concert={{
            ...typed,
            isFree,
            title: typed.title || t('field.title'),
            venue: typed.venue || t('field.venue'),
            status: typed.isOnSale ? 'on_sale' : 'announced',
            ticketPrice: {
              min: amount(typed.ticketPriceMin),
              max: amount(typed.ticketPriceMax),
              currency,
            },
            supportingActs: toNames(typed.supportingActs),
            venueImage: pictureUrl ?? storedUrl ?? typed.venueImage,
          }}
        />
      )}
    </Stack>
  );
}
