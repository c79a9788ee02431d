export { PreparingPage } from './ui/PreparingPage';
export { SetUpPage } from './ui/SetUpPage';
