export { AnchoredMenu } from './AnchoredMenu';
export { Menu, MenuHeading, MenuSeparator } from './Menu';
export { MenuRadioGroup } from './MenuChoice';
export { MenuExternalLink, MenuItem, MenuLink } from './MenuItem';
export { MenuLateItems } from './MenuLateItems';
export { MenuSub } from './MenuSub';
export { useMenuParts } from './use-menu-parts';
export { asksForMenu, keepBrowserMenuAway } from './menu-key';
