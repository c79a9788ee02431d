import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '@/shared/ui/dialog';
import * as styles from './WorkPanel.css';

type WorkPanelProps = {
  title: string;
  onClose: () => void;
  children: ReactNode;
};

/** A bottom sheet on phones. */
export function WorkPanel({ title, onClose, children }: WorkPanelProps) {
  const { t } = useTranslation('widgets.workspace');
  const { veil, window, title: titleStyle, close } = styles;
  const looks = { veil, window, title: titleStyle, description: '', close };
  return (
    <Modal isOpen onOpenChange={onClose} title={title} closeLabel={t('close')} looks={looks}>
      {children}
    </Modal>
  );
}
