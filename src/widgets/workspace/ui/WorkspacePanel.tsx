import { useTranslation } from 'react-i18next';
import type { WorkScreen } from '../model/use-work';
import { WorkPanel } from './WorkPanel';
import { WorkspaceList } from './WorkspaceList';

type WorkspacePanelProps = { tools: ReadonlyArray<WorkScreen>; onClose: () => void };

export function WorkspacePanel({ tools, onClose }: WorkspacePanelProps) {
  const { t } = useTranslation('widgets.workspace');
  return (
    <WorkPanel title={t('title')} onClose={onClose}>
      <WorkspaceList tools={tools} onChosen={onClose} />
    </WorkPanel>
  );
}
