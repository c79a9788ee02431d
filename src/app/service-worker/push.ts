import type { PushMessage } from '@/shared/contract/push.ts';
import { openPage } from './kept';

/** The library of types has no workers. */
type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type PushEvent = WorkerEvent & { data: { json: () => unknown } | null };
type Shown = Pick<PushMessage, 'url' | 'token'>;
type ClickEvent = WorkerEvent & { notification: { close: () => void; data: Shown } };
type Client = {
  visibilityState: string;
  focus: () => Promise<unknown>;
  postMessage: (message: object, ports: MessagePort[]) => void;
};
type Worker = {
  addEventListener: ((name: 'push', handle: (event: PushEvent) => void) => void) &
    ((name: 'notificationclick', handle: (event: ClickEvent) => void) => void);
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll: (options: object) => Promise<Client[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
};

const worker = globalThis as unknown as Worker;

/** Milliseconds until a page counts as too old, or too early, to go elsewhere itself. */
const patience = 500;

/** A page that shows itself what the message is about, so that no music stops. */
function show(client: Client, url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const limit = setTimeout(() => resolve(false), patience);
    port1.addEventListener('message', () => {
      clearTimeout(limit);
      resolve(true);
    });
    port1.start();
    client.postMessage({ type: openPage, url }, [port2]);
  });
}

/** The number on the icon of an installed application. */
const showUnread = async (unread: number) =>
  (navigator as { setAppBadge?: (count: number) => Promise<void> }).setAppBadge?.(unread);

/** Read here is read in the bell. Without a network it stays unread. */
async function noteRead(token: string): Promise<void> {
  const answer = await fetch('/api/push/read', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
    keepalive: true,
  });
  if (answer.ok) await showUnread(((await answer.json()) as { unread: number }).unread);
}

async function open(url: string): Promise<void> {
  const clients = await worker.clients.matchAll({ type: 'window' });
  const client = clients.find((each) => each.visibilityState === 'visible') ?? clients[0];
  if (client && (await show(client, url))) await client.focus();
  else await worker.clients.openWindow(url);
}

/** A browser takes back its permission from a worker that shows nothing. */
async function tell(message: PushMessage): Promise<void> {
  const { title, body, lang, tag, url, token, unread } = message;
  await worker.registration.showNotification(title, {
    body,
    lang,
    tag,
    icon: '/icons/192.png',
    badge: '/icons/192.png',
    data: { url, token } satisfies Shown,
  });
  await showUnread(unread);
}

/** See docs/product/push.md. */
export function receivePush(): void {
  worker.addEventListener('push', (event) => {
    if (event.data) event.waitUntil(tell(event.data.json() as PushMessage));
  });
  worker.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    const { url, token } = notification.data;
    event.waitUntil(open(url));
    if (token !== null) event.waitUntil(noteRead(token).catch(() => undefined));
  });
}
