export {
  useFirstRunMusicQuery,
  useOpenFirstRunMutation,
  useReadBackupMutation,
  useRestoreBackupMutation,
  useRestoreStateQuery,
  useSendTestEmailMutation,
  useSetUpServiceMutation,
} from './api/first-run-api';
export { serviceApi, useServiceStateQuery } from './api/service-api';
