export { AreaItems } from './ui/AreaItems';
export { UserMenu } from './ui/UserMenu';
