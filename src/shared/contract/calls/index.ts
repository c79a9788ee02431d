import { accountCalls } from './account.ts';
import { administrationCalls } from './administration.ts';
import { analyticsCalls } from './analytics.ts';
import { artistRequestCalls } from './artist-request.ts';
import { canvasCalls } from './canvas.ts';
import { collaborationCalls } from './collaboration.ts';
import { concertCalls } from './concert.ts';
import { contractCalls } from './contract.ts';
import { editorialPlaylistCalls } from './editorial-playlist.ts';
import { familyCalls } from './family.ts';
import { fanCalls } from './fan.ts';
import { figuresCalls } from './figures.ts';
import { firstRunCalls } from './first-run.ts';
import { labelAdministrationCalls } from './label-administration.ts';
import { labelDashboardCalls } from './label-dashboard.ts';
import { ledgerCalls } from './ledger.ts';
import { marqueeCalls } from './marquee.ts';
import { musicCalls } from './music.ts';
import { musicFolderCalls } from './music-folder.ts';
import { notificationCalls } from './notification.ts';
import { offlineCalls } from './offline.ts';
import { paperCalls } from './paper.ts';
import { paymentRunCalls } from './payment-run.ts';
import { payoutAccountCalls } from './payout-account.ts';
import { pitchCalls } from './pitch.ts';
import { playReviewCalls } from './play-review.ts';
import { playCalls } from './play.ts';
import { playerCalls } from './player.ts';
import { playlistCalls } from './playlist.ts';
import { pushCalls } from './push.ts';
import { recordingShareCalls } from './recording-share.ts';
import { releaseCalls } from './release.ts';
import { searchCalls } from './search.ts';
import { signInCalls } from './sign-in.ts';
import { statementCalls } from './statement.ts';
import { storyCalls } from './story.ts';
import { studentCalls } from './student.ts';
import { systemCalls } from './system.ts';
import { taxDetailCalls } from './tax-detail.ts';
import { todayCalls } from './today.ts';
import { togetherCalls } from './together.ts';
import { trackCalls } from './track.ts';
import { userCalls } from './user.ts';
import { workspaceCalls } from './workspace.ts';

/** Every call of the server but those of files. */
export const calls = {
  ...accountCalls,
  ...administrationCalls,
  ...analyticsCalls,
  ...artistRequestCalls,
  ...canvasCalls,
  ...collaborationCalls,
  ...concertCalls,
  ...contractCalls,
  ...editorialPlaylistCalls,
  ...familyCalls,
  ...fanCalls,
  ...figuresCalls,
  ...firstRunCalls,
  ...labelAdministrationCalls,
  ...labelDashboardCalls,
  ...ledgerCalls,
  ...marqueeCalls,
  ...musicCalls,
  ...musicFolderCalls,
  ...notificationCalls,
  ...offlineCalls,
  ...paperCalls,
  ...paymentRunCalls,
  ...payoutAccountCalls,
  ...taxDetailCalls,
  ...pitchCalls,
  ...playCalls,
  ...playerCalls,
  ...playReviewCalls,
  ...playlistCalls,
  ...pushCalls,
  ...recordingShareCalls,
  ...releaseCalls,
  ...searchCalls,
  ...signInCalls,
  ...statementCalls,
  ...storyCalls,
  ...studentCalls,
  ...systemCalls,
  ...todayCalls,
  ...togetherCalls,
  ...trackCalls,
  ...userCalls,
  ...workspaceCalls,
};

export type CallName = keyof typeof calls;

export type CallOf<Name extends CallName> = (typeof calls)[Name];

export type SilentCall = {
  [Name in CallName]: CallOf<Name> extends { answer: unknown } ? never : Name;
}[CallName];

export type AskedCall = Exclude<CallName, SilentCall>;
