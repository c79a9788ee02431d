export { Today } from './ui/Today';
export { useAskForAccounts } from './model/use-ask-for-accounts';
export { TodayPartFrame } from './ui/TodayPartFrame';
