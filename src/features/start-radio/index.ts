export { RadioItem } from './ui/RadioItem';
