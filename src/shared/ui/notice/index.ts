export { FailureNotice } from './FailureNotice';
export { Notice } from './Notice';
