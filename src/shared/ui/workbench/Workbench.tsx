import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/shared/lib/class-names';
import { leaveBy } from '@/shared/lib/unsaved-changes';
import { Modal, dialogStyles } from '@/shared/ui/dialog';
import { Bench } from './Bench';
import type { Step, Work, WorkbenchSize } from './work';
import * as styles from './Workbench.css';

type WorkbenchProps = {
  title: string;
  description?: ReactNode;
  /** Greatest width: 560 (one or two fields), 896 or 1152 px. */
  size?: WorkbenchSize;
  steps: ReadonlyArray<Step>;
  preview?: ReactNode;
  work: Work;
  banner?: ReactNode;
  submitLabel: string;
  isIncomplete?: boolean;
  /**
   * Label of the cancel button.
   * @default «Cancelar»
   */
  cancelLabel?: string;
  isRefusal?: boolean;
  /** Called after the question about unsaved changes. */
  onClose: () => void;
};

/** Load it on demand: its primitive is heavy. */
export function Workbench(props: WorkbenchProps) {
  const { title, description, size = 'wide', onClose, ...bench } = props;
  const { t } = useTranslation('shared.ui.workbench');
  const { settle } = bench.work;
  const leave = async () => {
    if (settle) await settle();
    leaveBy(onClose);
  };
  const { veil, title: head, description: below } = styles;
  const window = classNames(styles.window, dialogStyles.size[size]);
  return (
    <Modal
      isOpen
      onOpenChange={() => void leave()}
      title={title}
      description={description}
      closeLabel={t('close')}
      looks={{ veil, window, title: head, description: below, close: dialogStyles.close }}
    >
      <Bench {...bench} size={size} onCancel={() => void leave()} />
    </Modal>
  );
}
