import { useTranslation } from 'react-i18next';
import { Text } from '@/shared/ui/text';
import { SidePanel } from './SidePanel';

type MissingItemProps = {
  /** Called when the panel is closed. */
  onClose: () => void;
};

/** The drawer of an item that does not exist. */
export function MissingItem({ onClose }: MissingItemProps) {
  const { t } = useTranslation('shared.ui.side-panel');
  return (
    <SidePanel isOpen onOpenChange={onClose} title={t('missing.title')} closeLabel={t('close')}>
      <Text>{t('missing.text')}</Text>
    </SidePanel>
  );
}
