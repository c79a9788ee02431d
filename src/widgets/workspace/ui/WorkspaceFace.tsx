import { useTranslation } from 'react-i18next';
import { Artwork } from '@/shared/ui/artwork';
import type { Workspace } from '../model/workspace';
import * as styles from './WorkspaceSwitch.css';

type WorkspaceFaceProps = {
  workspace: Workspace;
  isAll?: boolean;
  label?: string | undefined;
};

export function WorkspaceFace({ workspace, isAll = false, label }: WorkspaceFaceProps) {
  const { t } = useTranslation('widgets.workspace');
  const { kind, id, name, image } = workspace;
  const isLabel = kind === 'label';
  const role = isLabel ? t('label') : (label ?? t('artist'));
  return (
    <>
      <span className={styles.portrait}>
        <Artwork src={image} seed={id} shape={isLabel ? 'thumb' : 'round'} sizes="32px" />
      </span>
      <span className={styles.words} data-sidebar-label>
        <span className={styles.name} translate={isAll ? undefined : 'no'} dir="auto">
          {isAll ? t('all') : name}
        </span>
        <span className={styles.role} dir="auto">
          {isAll ? name : role}
        </span>
      </span>
    </>
  );
}
