import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/shared/lib/class-names';
import { leaveBy } from '@/shared/lib/unsaved-changes';
import { Modal, dialogStyles } from '@/shared/ui/dialog';
import { Bench } from './Bench';
import type { Step, Work, WorkbenchSize } from './work';
import * as styles from './Workbench.css';

type WorkbenchProps = {
  /** Heads the window. */
  title: string;
  /** A sentence below the title, which screen readers say with it. */
  description?: ReactNode;
  /** Greatest width: 560 (one or two fields), 896 or 1152 px. */
  size?: WorkbenchSize;
  /** Up to three, one below the other. */
  steps: ReadonlyArray<Step>;
  /** What others will see of it, as it is typed. */
  preview?: ReactNode;
  /** What `useDraftForm` answers. */
  work: Work;
  /** Stands above the fields: what the whole is about. */
  notice?: ReactNode;
  /** Names the action: «Crear Campaña», not «Aceptar». */
  submitLabel: string;
  /** What has to be there is not: the button looks disabled, and says what is missing when it is pressed. */
  isIncomplete?: boolean;
  /**
   * Names the way out.
   * @default what the catalogue says: «Cancelar»
   */
  cancelLabel?: string;
  /** Something is turned down by it: the button is red. */
  isRefusal?: boolean;
  /** The form was left, after the question where there was one; the caller takes it away. */
  onClose: () => void;
};

/** The window in which something is made or edited. Load it when it is first needed: its primitive is heavy. */
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
