import type { ReactNode } from 'react';
import { DialogActions, Modal } from '@/shared/ui/dialog';
import { useTranslation } from 'react-i18next';
import { Text } from '@/shared/ui/text';
import * as styles from './SidePanel.css';

type SidePanelProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
  closeLabel: string;
  actions?: ReactNode;
  children: ReactNode;
};

/** Details beside a list; on phones a sheet. Load it lazily: its primitive is heavy. */
export function SidePanel({ actions, children, ...rest }: SidePanelProps) {
  const { veil, panel, title, description, close } = styles;
  return (
    <Modal {...rest} looks={{ veil, window: panel, title, description, close }}>
      <div className={styles.body}>{children}</div>
      {actions && (
        <div className={styles.foot} data-foot>
          <DialogActions>{actions}</DialogActions>
        </div>
      )}
    </Modal>
  );
}

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
