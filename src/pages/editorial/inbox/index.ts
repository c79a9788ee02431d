export { InboxTab } from './ui/InboxTab';
