export { Menu, MenuHeading, MenuSeparator } from './Menu';
export { MenuRadioGroup, MenuSub } from './MenuChoice';
export { MenuItem, MenuLink } from './MenuItem';
