import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Area } from '@/shared/routes';
import { AreaLinks } from '@/widgets/sidebar';
import { WorkPanel, WorkspaceList, WorkspaceSwitch } from '@/widgets/workspace';
import { useWorkLinks } from './use-work-links';
import * as styles from './WorkGroup.css';

type WorkSheetProps = {
  areas: ReadonlyArray<Area>;
  /** Called on closing, or when a link is followed. */
  onClose: () => void;
};

/** The offices with the choice of workspace, on phones. */
export function WorkSheet({ areas, onClose }: WorkSheetProps) {
  const { t } = useTranslation('widgets.workspace');
  const [isChoosing, setChoosing] = useState(false);
  const { tools, getAddress } = useWorkLinks(areas);
  const handleClick = ({ target }: { target: EventTarget }) => {
    if (target instanceof Element && target.closest('a')) onClose();
  };
  return (
    <WorkPanel title={t(isChoosing ? 'title' : 'work')} onClose={onClose}>
      {isChoosing ? (
        <WorkspaceList tools={tools} onChosen={onClose} />
      ) : (
        <nav className={styles.links} aria-label={t('work')} onClickCapture={handleClick}>
          {tools.length > 0 && <WorkspaceSwitch tools={tools} onOpen={() => setChoosing(true)} />}
          <AreaLinks areas={areas} getAddress={getAddress} />
        </nav>
      )}
    </WorkPanel>
  );
}
