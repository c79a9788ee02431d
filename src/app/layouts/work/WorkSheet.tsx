import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Area } from '@/shared/routes';
import { AreaLinks } from '@/widgets/sidebar';
import { WorkPanel, WorkspaceList, WorkspaceSwitch } from '@/widgets/workspace';
import { useWorkLinks } from './use-work-links';
import * as styles from './WorkGroup.css';

type WorkSheetProps = {
  /** What the signed-in person may open. */
  areas: ReadonlyArray<Area>;
  /** Called when the sheet is closed, or a link in it is followed. */
  onClose: () => void;
};

/** What a person may open beside the music, on a phone, and the choice of whom it is about in its place. */
export function WorkSheet({ areas, onClose }: WorkSheetProps) {
  const { t } = useTranslation('widgets.workspace');
  const [isChoosing, setChoosing] = useState(false);
  const { tools, addressOf } = useWorkLinks(areas);
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
          <AreaLinks areas={areas} addressOf={addressOf} />
        </nav>
      )}
    </WorkPanel>
  );
}
