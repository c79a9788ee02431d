import { ChevronsUpDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/shared/lib/lazy-part';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { useWork, type WorkScreen } from '../model/use-work';
import { WorkspaceFace } from './WorkspaceFace';
import * as styles from './WorkspaceSwitch.css';

const WorkspacePanel = lazyPart(() => import('./WorkspacePanel'), 'WorkspacePanel');

type WorkspaceSwitchProps = {
  tools: ReadonlyArray<WorkScreen>;
  /** Replaces its own panel when pressed. */
  onOpen?: () => void;
};

/** See docs/product/ownership.md. */
export function WorkspaceSwitch({ tools, onOpen }: WorkspaceSwitchProps) {
  const { t } = useTranslation('widgets.workspace');
  const { acts, takes, shown, isChoice } = useWork(tools);
  const [isOpen, setOpen] = useState(false);
  const isAll = acts === 'label' && takes === 'either' && shown?.kind === 'label';
  const face = shown ? (
    <WorkspaceFace workspace={shown} isAll={isAll} />
  ) : (
    isChoice && acts === 'artist' && <span data-sidebar-label>{t('choose')}</span>
  );
  if (!isChoice)
    return (
      <div className={styles.face} data-sidebar-row>
        {face}
      </div>
    );
  const name = isAll ? t('allOf', { label: shown.name }) : shown?.name;
  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        aria-haspopup="dialog"
        title={name}
        onClick={onOpen ?? (() => setOpen(true))}
      >
        <VisuallyHidden>{name === undefined ? t('choose') : t('switch', { name })}</VisuallyHidden>
        <span className={styles.inside} data-sidebar-row aria-hidden>
          {face}
        </span>
        <ChevronsUpDown className={styles.arrow} size={18} data-sidebar-label aria-hidden />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <WorkspacePanel tools={tools} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
