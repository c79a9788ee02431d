import { useTranslation } from 'react-i18next';
import { Text } from '@/shared/ui/text';
import { SidePanel } from './SidePanel';

type MissingItemProps = {
  onClose: () => void;
};

export function MissingItem({ onClose }: MissingItemProps) {
  const { t } = useTranslation('shared.ui.side-panel');
  return (
    <SidePanel isOpen onOpenChange={onClose} title={t('missing.title')} closeLabel={t('close')}>
      <Text>{t('missing.text')}</Text>
    </SidePanel>
  );
}
