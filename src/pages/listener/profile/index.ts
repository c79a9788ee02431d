export { DemandedFactorPage } from './ui/security/DemandedFactorPage';
export { ProfilePage } from './ui/ProfilePage';
