export {
  useOpenFirstRunMutation,
  useSendTestMailMutation,
  useSetUpServiceMutation,
} from './api/first-run-api';
export { serviceApi, useServiceStateQuery } from './api/service-api';
