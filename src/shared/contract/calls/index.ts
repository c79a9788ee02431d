import { accountCalls } from './account.ts';
import { administrationCalls } from './administration.ts';
import { analyticsCalls } from './analytics.ts';
import { artistRequestCalls } from './artist-request.ts';
import { concertCalls } from './concert.ts';
import { contractCalls } from './contract.ts';
import { fanCalls } from './fan.ts';
import { figuresCalls } from './figures.ts';
import { labelAdministrationCalls } from './label-administration.ts';
import { labelDashboardCalls } from './label-dashboard.ts';
import { marqueeCalls } from './marquee.ts';
import { musicCalls } from './music.ts';
import { paymentRunCalls } from './payment-run.ts';
import { playCalls } from './play.ts';
import { playReviewCalls } from './play-review.ts';
import { playlistCalls } from './playlist.ts';
import { recordingShareCalls } from './recording-share.ts';
import { searchCalls } from './search.ts';
import { signInCalls } from './sign-in.ts';
import { storyCalls } from './story.ts';
import { trackCalls } from './track.ts';
import { userCalls } from './user.ts';

/** Every call of the server but those of files. */
export const calls = {
  ...accountCalls,
  ...administrationCalls,
  ...analyticsCalls,
  ...artistRequestCalls,
  ...concertCalls,
  ...contractCalls,
  ...fanCalls,
  ...figuresCalls,
  ...labelAdministrationCalls,
  ...labelDashboardCalls,
  ...marqueeCalls,
  ...musicCalls,
  ...paymentRunCalls,
  ...playCalls,
  ...playReviewCalls,
  ...playlistCalls,
  ...recordingShareCalls,
  ...searchCalls,
  ...signInCalls,
  ...storyCalls,
  ...trackCalls,
  ...userCalls,
};

export type CallName = keyof typeof calls;

export type CallOf<Name extends CallName> = (typeof calls)[Name];
