export { JoinTogetherPage } from './ui/JoinTogetherPage';
