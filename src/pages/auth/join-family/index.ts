export { JoinFamilyPage } from './ui/JoinFamilyPage';
