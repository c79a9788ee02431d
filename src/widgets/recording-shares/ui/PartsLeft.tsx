import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/lib/format';
import { LiveText } from '@/shared/ui/live-text';
import { Text } from '@/shared/ui/text';

/** @param left percent; negative if the parts are more than the whole. */
export function PartsLeft({ left }: { left: number }) {
  const { t } = useTranslation('widgets.recording-shares');
  const { rate } = useFormats();
  const words = () => {
    if (left === 0) return t('left.none');
    return left > 0
      ? t('left.some', { left: rate(left) })
      : t('left.tooMuch', { over: rate(-left) });
  };
  return (
    <Text as="div" tone={left === 0 ? 'accent' : left > 0 ? 'muted' : 'danger'} isNumeric>
      <LiveText>{words()}</LiveText>
    </Text>
  );
}
