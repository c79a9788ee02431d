import { useTranslation } from 'react-i18next';
import { useFormats } from '@/entities/figure';
import { Text } from '@/shared/ui/text';
import { changeOf } from '@/widgets/stat-card';
import type { Figures } from '../model/use-figures';

/**
 * How it is going, in one sentence with one number.
 * @states default variants
 */
export function Lead({ audience }: Pick<Figures, 'audience'>) {
  const { t } = useTranslation(['pages.artist.dashboard', 'entities.figure']);
  const { share } = useFormats();
  const { changes, range, streams } = audience;
  const { value, before } = changes.streams;
  const { kind, share: part } = changeOf(value, before);
  const words = {
    share: share(part),
    before: t(`entities.figure:before.${range}`),
    last: t(`entities.figure:last.${range}`),
  };
  const sentence = () => {
    if (streams === 0) return t('lead.none', words);
    // What came today alone is in no change yet.
    if (kind === 'unknown' || before === 0) return t('lead.begun', { ...words, count: streams });
    return t(`lead.${kind}`, words);
  };
  return (
    <Text size="title" weight="medium">
      {sentence()}
    </Text>
  );
}
