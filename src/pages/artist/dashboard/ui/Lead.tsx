import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/lib/format';
import { Text } from '@/shared/ui/text';
import { getChange } from '@/widgets/stat-card';
import type { Figures } from '../model/use-figures';

/** The trend in one sentence with one number. */
export function Lead({ stats, audience }: Pick<Figures, 'stats' | 'audience'>) {
  const { t } = useTranslation(['pages.artist.dashboard', 'entities.figure']);
  const { share } = useFormats();
  const { changes, range } = audience;
  // Includes imported plays, as on the card beside it.
  const { totalStreams } = stats;
  const { value, before } = changes.streams;
  const { kind, share: part } = getChange(value, before);
  const words = {
    share: share(part),
    before: t(`entities.figure:before.${range}`),
    last: t(`entities.figure:last.${range}`),
  };
  const sentence = () => {
    if (totalStreams === 0) return t('lead.none', words);
    // Today's plays are not in the change yet.
    if (kind === 'unknown' || before === 0)
      return t('lead.begun', { ...words, count: totalStreams });
    return t(`lead.${kind}`, words);
  };
  return (
    <Text size="title" weight="medium">
      {sentence()}
    </Text>
  );
}
