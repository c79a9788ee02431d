export { LabelsTab } from './ui/LabelsTab';
