export { EnterCode } from './ui/EnterCode';
