export { LinkMenus } from './ui/LinkMenus';
export { ListActions } from './ui/ListActions';
export { ListMenu } from './ui/ListMenu';
export { ListMenuButton } from './ui/ListMenuButton';
