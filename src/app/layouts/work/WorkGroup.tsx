import { BriefcaseBusiness, ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Area } from '@/shared/routes';
import { AreaLinks } from '@/widgets/sidebar';
import { WorkspaceSwitch } from '@/widgets/workspace';
import { useWorkOpen } from './use-work-open';
import { useWorkLinks } from './use-work-links';
import * as styles from './WorkGroup.css';

type WorkGroupProps = {
  areas: ReadonlyArray<Area>;
};

/**
 * Unfolded, it turns the other links into a row of icons, so that the playlists stay visible. See
 * docs/product/shell.md.
 */
export function WorkGroup({ areas }: WorkGroupProps) {
  const { t } = useTranslation('widgets.workspace');
  const id = useId();
  const [isOpen, change] = useWorkOpen(areas);
  const { tools, getAddress } = useWorkLinks(areas);
  return (
    <div className={styles.work} data-open={isOpen || undefined}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        title={t('work')}
        onClick={() => change(!isOpen)}
      >
        <BriefcaseBusiness className={styles.icon} size={20} aria-hidden />
        <span className={styles.name} data-sidebar-label>
          {t('work')}
        </span>
        <ChevronDown className={styles.arrow} size={18} data-sidebar-label aria-hidden />
      </button>
      <div id={id} className={styles.links} hidden={!isOpen}>
        {tools.length > 0 && <WorkspaceSwitch tools={tools} />}
        <AreaLinks areas={areas} getAddress={getAddress} />
      </div>
    </div>
  );
}
