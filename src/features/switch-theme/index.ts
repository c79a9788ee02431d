export { ThemeChoice } from './ui/ThemeChoice';
