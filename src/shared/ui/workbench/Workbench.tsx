import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/shared/lib/class-names';
import { leaveBy } from '@/shared/lib/unsaved-changes';
import { Modal, dialogStyles } from '@/shared/ui/dialog';
import { Bench } from './Bench';
import type { Step, Work, WorkbenchSize } from './work';
import * as styles from './Workbench.css';

type WorkbenchProps = {
  /** Title of the window. */
  title: string;
  /** A sentence below the title, part of the accessible description. */
  description?: ReactNode;
  /** Greatest width: 560 (one or two fields), 896 or 1152 px. */
  size?: WorkbenchSize;
  /** Up to three, one below the other. */
  steps: ReadonlyArray<Step>;
  /** How others will see it, as it is typed. */
  preview?: ReactNode;
  /** From `useDraftForm`. */
  work: Work;
  /** Above the fields: the subject of the form. */
  notice?: ReactNode;
  /** Names the action: «Crear Campaña», not «Aceptar». */
  submitLabel: string;
  /** A required value is missing: the button looks disabled, and a press says what is missing. */
  isIncomplete?: boolean;
  /**
   * Label of the cancel button.
   * @default «Cancelar», from the catalogue
   */
  cancelLabel?: string;
  /** The action refuses something: the button is red. */
  isRefusal?: boolean;
  /**
   * Called when the form is left, after the question about unsaved changes; the caller removes
   * it.
   */
  onClose: () => void;
};

/** The window in which something is made or edited. Load it on demand: its primitive is heavy. */
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
