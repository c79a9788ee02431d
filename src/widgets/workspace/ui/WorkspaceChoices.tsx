import { Check } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { RouteLink } from '@/shared/ui/link';
import { useViewer } from '@/entities/session';
import { recentWorkspaces } from '../model/recent-workspaces';
import { useWork, type WorkScreen } from '../model/use-work';
import { addressOfChoice } from '../model/work-address';
import { isSame, type Workspace } from '../model/workspace';
import { WorkspaceFace } from './WorkspaceFace';
import * as styles from './WorkspaceSwitch.css';

type WorkspaceChoicesProps = {
  tools: ReadonlyArray<WorkScreen>;
  choices: readonly Workspace[];
  labels?: readonly Workspace[];
  onChosen: () => void;
};

export function WorkspaceChoices({ tools, choices, labels, onChosen }: WorkspaceChoicesProps) {
  const location = useLocation();
  const viewer = useViewer();
  const work = useWork(tools);
  const { acts, takes, shown } = work;
  const getLabel = ({ labelId }: Workspace) =>
    labels !== undefined && labels.length > 1
      ? labels.find(({ id }) => id === labelId)?.name
      : undefined;
  const handleChoose = (choice: Workspace) => {
    if (viewer) recentWorkspaces.note(viewer.id, choice);
    onChosen();
  };
  return (
    <ul>
      {choices.map((choice) => {
        const isShown = shown !== undefined && isSame(choice, shown);
        return (
          <li key={choice.id}>
            <RouteLink
              className={styles.choice}
              to={addressOfChoice(choice, location, work.tools)}
              aria-current={isShown}
              onClick={() => handleChoose(choice)}
            >
              <WorkspaceFace
                workspace={choice}
                isAll={acts === 'label' && takes === 'either' && choice.kind === 'label'}
                label={getLabel(choice)}
              />
              {isShown && <Check className={styles.arrow} size={18} aria-hidden />}
            </RouteLink>
          </li>
        );
      })}
    </ul>
  );
}
