import { deviceTexts } from '@/shared/lib/storage';

/** Of a person; a device has room for some 5 million characters. */
const mostAnswers = 12;
const mostCharacters = 200_000;

let getOwner: () => string | null = () => null;

/** Signing out forgets them, because their keys have the owner between colons. */
export function keepAnswersOf(owner: () => string | null): void {
  getOwner = owner;
}

const toPrefix = (owner: string) => `kept:${owner}:`;

/** Milliseconds; a text begins with the moment and the version of the contract. */
const getMoment = (key: string) => Number(deviceTexts.read(key)?.split(' ', 1)[0] ?? 0);

function makeRoom(owner: string): void {
  const keys = deviceTexts.keys(toPrefix(owner));
  if (keys.length <= mostAnswers) return;
  const oldest = keys.toSorted((one, other) => getMoment(one) - getMoment(other));
  for (const key of oldest.slice(0, keys.length - mostAnswers)) deviceTexts.remove(key);
}

export function keepAnswer(name: string, answer: unknown): void {
  const owner = getOwner();
  if (owner === null) return;
  const key = toPrefix(owner) + name;
  const text = JSON.stringify(answer);
  const isKept =
    text.length <= mostCharacters &&
    deviceTexts.write(key, `${Date.now()} ${CONTRACT_VERSION} ${text}`);
  if (isKept) makeRoom(owner);
  else deviceTexts.remove(key);
}

/** Undefined also for an answer of another version of the contract. */
export function readKeptAnswer(name: string): unknown {
  const owner = getOwner();
  const text = owner === null ? null : deviceTexts.read(toPrefix(owner) + name);
  const [, version, json] = /^\d+ (\S+) (.*)$/s.exec(text ?? '') ?? [];
  if (json === undefined || version !== CONTRACT_VERSION) return undefined;
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
