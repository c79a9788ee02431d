import { useTranslation } from 'react-i18next';
import { LiveText } from '@/shared/ui/live-text';
import { Text } from '@/shared/ui/text';

export function NobodyFound({ query }: { query: string }) {
  const { t } = useTranslation('widgets.workspace');
  return (
    <LiveText>
      <Text tone="muted">{t('none', { query })}</Text>
    </LiveText>
  );
}
