import type { WithSlice } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { deviceTexts } from '@/shared/lib/storage';
import type { api } from './api';
import type { Result } from './or-kept';
import { mayRecover } from './problem';
import {
  keptShown,
  type sampleNoticeSlice,
  sampleReplaced,
  selectKeptQueries,
  selectSampleQueries,
} from './sample-notice';

type State = WithSlice<typeof api> & WithSlice<typeof sampleNoticeSlice>;

/** Of a person; a device has room for some 5 million characters. */
const mostAnswers = 12;
const mostCharacters = 200_000;

/** Signing out forgets them, because their keys have the owner between colons. */
const toPrefix = (owner: string) => `kept:${owner}:`;

/** Milliseconds; a text begins with the moment and the version of the contract. */
const getMoment = (key: string) => Number(deviceTexts.read(key)?.split(' ', 1)[0] ?? 0);

function makeRoom(owner: string): void {
  const keys = deviceTexts.keys(toPrefix(owner));
  if (keys.length <= mostAnswers) return;
  const oldest = keys.toSorted((one, other) => getMoment(one) - getMoment(other));
  for (const key of oldest.slice(0, keys.length - mostAnswers)) deviceTexts.remove(key);
}

function keepAnswer(owner: string, name: string, answer: unknown): void {
  const key = toPrefix(owner) + name;
  const text = JSON.stringify(answer);
  const isKept =
    text.length <= mostCharacters &&
    deviceTexts.write(key, `${Date.now()} ${CONTRACT_VERSION} ${text}`);
  if (isKept) makeRoom(owner);
  else deviceTexts.remove(key);
}

/** Undefined also for an answer of another version of the contract. */
function readKeptAnswer(owner: string, name: string): unknown {
  const text = deviceTexts.read(toPrefix(owner) + name);
  const [, version, json] = /^\d+ (\S+) (.*)$/s.exec(text ?? '') ?? [];
  if (json === undefined || version !== CONTRACT_VERSION) return undefined;
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

type Asked<Data> = { before: unknown; result: Result<Data>; queryApi: BaseQueryApi };

/** Keeps an answer of the server, or gives the last one where there is none. */
export function keepOrRestore<Data>(
  owner: string,
  { before, result, queryApi }: Asked<Data>,
): Result<Data> {
  const { dispatch, endpoint, queryCacheKey: key = endpoint } = queryApi;
  // Each store of the application has both slices.
  const [then, now] = [before as State, queryApi.getState() as State];
  const { data, error } = result;
  if (data !== undefined && !selectSampleQueries(now).includes(key)) {
    keepAnswer(owner, key, data);
    if (selectKeptQueries(now).includes(key)) dispatch(sampleReplaced(key));
    return result;
  }
  const wasSample = selectSampleQueries(then).includes(key);
  const isOnScreen = then.api.queries[key]?.data !== undefined && !wasSample;
  if (error && (isOnScreen || !mayRecover(error))) return result;
  const kept = readKeptAnswer(owner, key);
  if (kept === undefined) return result;
  dispatch(keptShown(key));
  // Written from a checked answer of the same contract.
  return { data: kept as Data };
}
