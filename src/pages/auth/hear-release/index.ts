export { HearReleasePage } from './ui/HearReleasePage';
