export { QueuePanel } from './ui/QueuePanel';
export { QueueSheet } from './ui/QueueSheet';
