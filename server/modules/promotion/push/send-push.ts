import type { PushMessage } from '#contract/push.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { publicOrigin } from '../../../platform/public-origin.ts';
import { encryptMessage } from '../../../platform/web-push/encrypt-message.ts';
import { postMessage, type PushAnswer } from '../../../platform/web-push/post-message.ts';
import { type SenderKey, signSender } from '../../../platform/web-push/sender-key.ts';
import { countUnread, describeReceived, findUnreadNews } from '../notification/index.ts';
import { allowsOwnMachine } from './allows-own-machine.ts';
import {
  dropDevice,
  findReader,
  noteOutcome,
  type PushDevice,
  takeDue,
} from './push-device.repository.ts';
import { readPushKeys } from './push-keys.repository.ts';
import { writeMessage, writeSummary } from './write-message.ts';

const minute = 60_000;

/** Milliseconds. */
const rules = {
  /** Between two looks at a device. */
  every: 2 * minute,
  /** For which a server that was killed keeps a device from the others. */
  lease: 5 * minute,
  /** Looked back, for what was stored late. */
  overlap: 15 * minute,
  /** An entry is sent once within it, however often it changes. */
  quiet: 60 * minute,
  /** Older news are not told. */
  oldest: 24 * 60 * minute,
  waitLeast: minute,
  waitMost: 6 * 60 * minute,
  /** What a service may ask for at most. */
  askedMost: 24 * 60 * minute,
} as const;

/** Devices that are served at the same time. */
const atOnce = 10;

/** More entries than these become one message. */
const apartMost = 3;

/** About four days, at the longest wait. */
const failuresMost = 20;

/** After as many calls without an answer a service is left alone until the next run. */
const silencesMost = 3;

type Sending = Pick<Dependencies, 'db' | 'clock' | 'config' | 'vault'> & {
  signal: AbortSignal;
  /** Milliseconds for a call; the usual ones by default. */
  patience?: number;
};

type Round = Sending & {
  now: Date;
  keys: ReadonlyMap<string, SenderKey>;
  /** By the origin of the service. */
  silences: Map<string, number>;
};

/**
 * Sends each due device what is unread, wanted and new. Servers share the devices. What a
 * service does not take now is sent later; what can never be sent goes.
 */
export async function sendPush(sending: Sending): Promise<void> {
  const { db, clock, vault, signal } = sending;
  const now = clock();
  const keys = await readPushKeys(db, vault);
  const round: Round = { ...sending, now, keys, silences: new Map() };
  const until = new Date(now.getTime() + rules.lease);
  for (;;) {
    signal.throwIfAborted();
    const devices = await takeDue(db, { now, until, limit: atOnce });
    await Promise.all(devices.map((device) => tellDevice(round, device)));
    if (devices.length < atOnce) return;
  }
}

async function tellDevice(round: Round, device: PushDevice): Promise<void> {
  const { db, now, config } = round;
  const later = (wait: number) => new Date(now.getTime() + wait);
  const reader = await findReader(db, device.sessionId, { now, demo: config.demo });
  if (reader === null) return dropDevice(db, device);
  const notified = new Map(
    Object.entries(device.notified).filter(
      ([, at]) => Date.parse(at) > now.getTime() - rules.quiet,
    ),
  );
  const { messages, ids } = await findMessages(round, { device, reader, notified });
  for (const message of messages) {
    const outcome = await deliver(round, device, message);
    if (outcome === 'gone') return dropDevice(db, device);
    if (outcome !== 'taken') {
      const failures = device.failures + (outcome.isFailure ? 1 : 0);
      if (failures >= failuresMost) return dropDevice(db, device);
      return noteOutcome(db, device, {
        nextAt: later(outcome.wait),
        notified: Object.fromEntries(notified),
        failures,
      });
    }
    for (const id of ids(message)) notified.set(id, now.toISOString());
  }
  await noteOutcome(db, device, {
    nextAt: later(rules.every),
    notifiedUntil: now,
    notified: Object.fromEntries(notified),
    // Without a message it is not known whether the service takes one.
    failures: messages.length > 0 ? 0 : device.failures,
  });
}

type Reader = NonNullable<Awaited<ReturnType<typeof findReader>>>;

type Finding = { device: PushDevice; reader: Reader; notified: ReadonlyMap<string, string> };

async function findMessages({ db, now, vault }: Round, { device, reader, notified }: Finding) {
  const from = Math.max(
    device.createdAt.getTime(),
    device.notifiedUntil.getTime() - rules.overlap,
    now.getTime() - rules.oldest,
  );
  const rows = await findUnreadNews(db, {
    listener: reader.id,
    now,
    after: new Date(from),
    limit: 100,
    way: 'push',
  });
  const news = rows
    .map((row) => describeReceived(row, reader, now))
    .filter(({ id }) => !notified.has(id));
  if (news.length === 0) return { messages: [], ids: () => [] };
  const unread = await countUnread(db, reader.id, now);
  const writing = { reader, vault, showsNames: device.showsNames, unread };
  const all = news.map(({ id }) => id);
  return news.length > apartMost
    ? { messages: [writeSummary(news.length, writing)], ids: () => all }
    : {
        // The oldest first, so that the newest is on top.
        messages: news.toReversed().map((each) => writeMessage(each, writing)),
        ids: ({ tag }: PushMessage) => [tag],
      };
}

type Refusal = { wait: number; isFailure: boolean };

async function deliver(
  { config, now, keys, signal, silences, patience }: Round,
  { endpoint, p256dh, auth, keyId, failures }: PushDevice,
  message: PushMessage,
): Promise<'taken' | 'gone' | Refusal> {
  const key = keys.get(keyId);
  // Made by another server since: the next look has it.
  if (key === undefined) return { wait: rules.waitLeast, isFailure: false };
  const { origin } = new URL(endpoint);
  const silent = silences.get(origin) ?? 0;
  const wait = Math.min(rules.waitMost, rules.every * 2 ** failures);
  if (silent >= silencesMost) return { wait, isFailure: false };
  try {
    const answer = await postMessage({
      endpoint,
      allowsOwnMachine: allowsOwnMachine(config),
      body: encryptMessage(JSON.stringify(message), { p256dh, auth }),
      headers: {
        authorization: signSender({ key, endpoint, contact: getContact(config), now }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: rules.oldest / 1_000,
        urgency: 'normal',
      },
      signal,
      ...(patience !== undefined && { patience }),
    });
    return judge(answer, { wait, now });
  } catch {
    silences.set(origin, silent + 1);
    return { wait, isFailure: true };
  }
}

function judge(
  { status, retryAfter }: PushAnswer,
  { wait, now }: { wait: number; now: Date },
): 'taken' | 'gone' | Refusal {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  const asked = retryAfter === null ? null : readRetryAfter(retryAfter, now);
  if (asked === null) return { wait, isFailure: true };
  const bounded = Math.min(rules.askedMost, Math.max(rules.waitLeast, asked));
  return { wait: bounded, isFailure: status !== 429 };
}

/** Seconds, or a date (RFC 9110, 10.2.3). Returns milliseconds; null for neither. */
function readRetryAfter(value: string, now: Date): number | null {
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1_000;
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? null : moment - now.getTime();
}

/** Apple's service refuses an address of no domain. */
function getContact(config: Dependencies['config']): string {
  const origin = publicOrigin(config);
  if (origin.startsWith('https:')) return origin;
  return `mailto:${/<(.+)>/.exec(config.mailFrom)?.[1] ?? config.mailFrom}`;
}
