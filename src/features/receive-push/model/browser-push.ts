/** `install` on Apple's phones and tablets, where only an installed application may be told. */
export type PushSupport = 'ready' | 'asked' | 'denied' | 'install' | 'unsupported';

type Subscribed = { endpoint: string; keys: { p256dh: string; auth: string } };

function toBase64url(bytes: ArrayBuffer | null): string {
  const text = String.fromCodePoint(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const describe = (made: PushSubscription): Subscribed => ({
  endpoint: made.endpoint,
  keys: { p256dh: toBase64url(made.getKey('p256dh')), auth: toBase64url(made.getKey('auth')) },
});

async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

const findSubscription = async () => (await findWorker())?.pushManager?.getSubscription() ?? null;

/** What the browser offers and remembers. Stories replace it. */
export const browserPush = {
  readSupport(): PushSupport {
    // Apple's own, in no standard.
    const { standalone } = navigator as { standalone?: boolean };
    const isOff = document.documentElement.dataset['offline'] === 'off';
    const isKnown = 'serviceWorker' in navigator && 'PushManager' in window;
    if (!isOff && standalone === false) return 'install';
    if (isOff || !isKnown || !('Notification' in window)) return 'unsupported';
    if (Notification.permission === 'denied') return 'denied';
    return Notification.permission === 'granted' ? 'ready' : 'asked';
  },

  /** Shows the browser's own question. Returns whether the person allows it. */
  requestPermission: async (): Promise<boolean> =>
    (await Notification.requestPermission()) === 'granted',

  /**
   * @param key of the service; a subscription that was made with another one is replaced.
   * @throws where the browser reaches no service for messages, and without a worker.
   */
  async subscribe(key: string): Promise<Subscribed> {
    const manager = (await findWorker())?.pushManager;
    if (manager === undefined) throw new Error('There is no worker to be told.');
    const former = await manager.getSubscription();
    if (former && toBase64url(former.options.applicationServerKey) === key) return describe(former);
    await former?.unsubscribe();
    return describe(await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  },

  /** What the browser has now; null without one. */
  async read(): Promise<Subscribed | null> {
    const made = await findSubscription();
    return made && describe(made);
  },

  async unsubscribe(): Promise<void> {
    await (await findSubscription())?.unsubscribe();
  },
};
