export { Today } from './ui/Today';
export { TodayPartFrame } from './ui/TodayPartFrame';
