export { api } from './api';
export { baseQuery } from './base-query';
export { answerOf } from './check-answer';
export { type Problem, type ProblemKind, isProblem } from './problem';
export { retrySamples } from './retry-samples';
export {
  sampleNoticeDismissed,
  sampleNoticeSlice,
  selectIsSampleNoticeOpen,
} from './sample-notice';
export { sessionExpired } from './session-expired';
export { type TagType, eachTag, listTag, tagTypes } from './tags';
export { discardToken, readToken, storeToken } from './token';
export { withSample } from './with-sample';
