export { useWaitingQuery } from './api/waiting-api';
