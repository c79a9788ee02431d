export { shuffleList } from '@/features/read-tracks';
