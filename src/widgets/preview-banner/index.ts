export { PreviewBanner } from './ui/PreviewBanner';
