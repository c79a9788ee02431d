import { useTranslation } from 'react-i18next';
import type { Sponsored } from '@/shared/contract/marquee.ts';
import { useFormats } from '@/shared/lib/format';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';

type SponsoredReasonsProps = {
  sponsored: Pick<Sponsored, 'track' | 'reasons'>;
};

/** Who pays, and which account data chose the listener. See docs/product/marquee.md. */
export function SponsoredReasons({ sponsored: { track, reasons } }: SponsoredReasonsProps) {
  const { t } = useTranslation('entities.marquee');
  const { country, genre } = useFormats();
  const describeAge = (range: string) => {
    const [from = '', until] = range.replace('+', '').split('-');
    return until === undefined ? t('why.ageFrom', { from }) : t('why.age', { from, until });
  };
  const sentences = [
    reasons.genre !== null && t('why.genre', { genre: genre(reasons.genre) }),
    reasons.country !== null && t('why.country', { country: country(reasons.country) }),
    reasons.ageRange !== null && describeAge(reasons.ageRange),
  ].filter((reason) => reason !== false);
  return (
    <Stack gap={1}>
      <Text size="small">{t('why.paid', { artist: track.artist.name })}</Text>
      {sentences.map((reason) => (
        <Text key={reason} size="small">
          {reason}
        </Text>
      ))}
      <Text size="small">{t(sentences.length === 0 ? 'why.everybody' : 'why.private')}</Text>
      <Text size="small">{t('why.premium')}</Text>
    </Stack>
  );
}
