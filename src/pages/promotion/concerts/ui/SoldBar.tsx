import { useTranslation } from 'react-i18next';
import type { Concert } from '@/shared/contract/concert.ts';
import { useFormats } from '@/shared/lib/format';
import { Meter } from '@/shared/ui/meter';
import { ShortCount } from '@/shared/ui/short-count';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { soldPercent } from '../lib/sold-share';

type SoldBarProps = { concert: Pick<Concert, 'title' | 'ticketsSold' | 'capacity'> };

export function SoldBar({ concert: { title, ticketsSold, capacity } }: SoldBarProps) {
  const { t } = useTranslation('pages.promotion.concerts');
  const { rate } = useFormats();
  const percent = soldPercent({ ticketsSold, capacity });
  // The capacity is unknown.
  if (percent === null) return null;
  return (
    <Stack gap={1}>
      <Inline gap={2} justify="between" isWrapping>
        <Text size="small" isNumeric>
          <ShortCount
            count={ticketsSold}
            of={capacity}
            label={(sold, all) => t('card.sold', { sold, capacity: all })}
          />
        </Text>
        <Text size="small" isNumeric weight="medium">
          {rate(percent)}
        </Text>
      </Inline>
      <Meter max={100} value={percent} label={t('card.soldOf', { title })} />
    </Stack>
  );
}
