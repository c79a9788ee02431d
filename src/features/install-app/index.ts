export { InstallApp } from './ui/InstallApp';
export { watchInstallOffer } from './model/install-offer';
