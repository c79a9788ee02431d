export { SampleNotice } from './ui/SampleNotice';
