export { afterSuccess } from './after-success';
export { api, eachTag, listTag } from './api';
export { ask, send, toRequest } from './ask';
export { answerListeners, isBrought, serviceClosed } from './base-query';
export { callServer, noteUnanswered, onUnanswered } from './call-server';
export { getAnswer } from './check-answer';
export { holdCalls, refusalListeners, releaseCalls } from './note-refusal';
export { lookAgain } from './look-again';
export { orInSample } from './or-in-sample';
export { keepAnswersOf, orKept } from './or-kept';
export { partsByCursor, type PartOf } from './parts-by-cursor';
export { type Problem, isProblem, mayRecover, problemText } from './problem';
export { endFactor, endProof, factorDemanded, proofRequested } from './proof';
export { readStream } from './read-stream';
export { isServerThere, nextTry, pauseBefore, recover, type RecoveringStore } from './recover';
export { missingQueries, retryMissing } from './retry-missing';
export {
  sampleNoticeDismissed,
  sampleNoticeSlice,
  selectIsSampleNoticeOpen,
  selectSampleQueries,
} from './sample-notice';
export { sendFile } from './send-file';
export { discarded, sendLargeFile } from './send-large-file';
export { rightRefused, type SessionEnd, sessionExpired } from './session-expired';
export { forgetTakers, noteTaker, isKnownTaker, watchTakers, acceptsDelivery } from './takers';
export {
  discardToken,
  endIn,
  endMark,
  expireToken,
  forgetSessionEnd,
  keepSessionEnd,
  readSessionEnd,
  readToken,
  storeToken,
  tokenKey,
} from './token';
export { isSteadilyOnline, onSteadyNetwork, useIsSteadilyOnline } from './steady-network';
export { hasNetwork, isOnline, setCut, useHasNetwork, useIsOnline } from './use-is-online';
export { useIsSample } from './use-is-sample';
export { withSample } from './with-sample';
