export { type Acting, useActing } from './model/use-acting';
export { useWork } from './model/use-work';
export { ForActingArtist } from './ui/ForActingArtist';
export { Nobody, NoOwnArtist, NotTheirs } from './ui/lazy-parts';
export { WorkPanel } from './ui/WorkPanel';
export { WorkspaceList } from './ui/WorkspaceList';
export { WorkspaceSwitch } from './ui/WorkspaceSwitch';
export { useWhose } from './ui/use-whose';
