import { afterSuccess, api, ask, send, storeToken } from '@/shared/api';
import type { AuthResponse } from '@/shared/contract/session.ts';

const firstRunApi = api.injectEndpoints({
  endpoints: (build) => ({
    openFirstRun: build.mutation(ask('POST /first-run/code')),
    /** How far the music is that the server reads. */
    firstRunMusic: build.query(ask('POST /first-run/music')),
    restoreState: build.query(ask('POST /first-run/backups')),
    readBackup: build.mutation(ask('POST /first-run/backups/read')),
    restoreBackup: build.mutation(ask('POST /first-run/backups/restore')),
    sendTestEmail: build.mutation(send('POST /first-run/test-mail')),
    setUpService: build.mutation({
      ...ask('POST /first-run'),
      onQueryStarted: afterSuccess((_dispatch: unknown, { token }: AuthResponse) =>
        storeToken(token),
      ),
    }),
  }),
});

export const {
  useFirstRunMusicQuery,
  useOpenFirstRunMutation,
  useReadBackupMutation,
  useRestoreBackupMutation,
  useRestoreStateQuery,
  useSendTestEmailMutation,
  useSetUpServiceMutation,
} = firstRunApi;
