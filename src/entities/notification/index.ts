export { BellLook, MessageText } from './ui/BellLook';
