export { SignInPrompt } from './ui/SignInPrompt';
