export { SignInWithProvider } from './ui/SignInWithProvider';
