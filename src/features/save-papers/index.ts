export { SaveCertificate } from './ui/SaveCertificate';
export { SavePapers } from './ui/SavePapers';
