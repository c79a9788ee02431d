import { getI18n } from 'react-i18next';
import type { createStore } from '@/app/redux/create-store';
import { cachesOfAccount, openPage } from '@/app/service-worker/kept';
import { watchInstallOffer } from '@/features/install-app';
import { refreshViewer } from '@/entities/session';
import { logFailure } from '@/shared/lib/log';
import { leaveBy } from '@/shared/lib/unsaved-changes';
import { showToast } from '@/shared/ui/toast';

const address = '/service-worker.js';

type ScriptPolicy = { createScriptURL: (url: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy };

/** Our policy takes a worker's address only from here, where the browser knows such policies. */
function trustedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('tonada-service-worker', {
    createScriptURL: () => address,
  });
  return policy?.createScriptURL(address) ?? address;
}

/** Not in the page itself, where a first visit would pay for them. */
function nameApplication() {
  for (const [rel, href] of [
    ['manifest', '/manifest.webmanifest'],
    ['apple-touch-icon', '/icons/apple.png'],
  ] as const)
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}

/** What the last account saw is not for the next. */
function forgetWithAccount(store: ReturnType<typeof createStore>) {
  let last = store.getState().session.user?.id;
  store.subscribe(() => {
    const next = store.getState().session.user?.id;
    if (next === last) return;
    if (last !== undefined)
      for (const name of Object.values(cachesOfAccount)) void caches.delete(name);
    void keepPush(store, last !== undefined);
    last = next;
  });
}

/** Gives a subscription that the browser or the service renewed to the server again. */
async function keepPush(store: ReturnType<typeof createStore>, isOfAnother: boolean) {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const { endPush, renewPush } = await import('@/features/receive-push');
  const keeping = isOfAnother ? endPush() : store.dispatch(renewPush());
  await keeping.catch((reason: unknown) => logFailure('push', reason));
}

/** Goes where a pressed message leads, without loading the page again: the music plays on. */
function followMessages({ serviceWorker }: Navigator) {
  serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    const { type, url } = (data ?? {}) as { type?: unknown; url?: unknown };
    if (type !== openPage || typeof url !== 'string') return;
    const { origin, pathname, search } = new URL(url, location.origin);
    if (origin !== location.origin) return;
    ports[0]?.postMessage('shown');
    leaveBy(() => {
      history.pushState(null, '', pathname + search);
      dispatchEvent(new PopStateEvent('popstate'));
    });
  });
}

/** A first visit named its viewer before there was a worker to keep the answer. */
function askAgainThroughWorker(
  store: ReturnType<typeof createStore>,
  container: ServiceWorkerContainer,
) {
  if (container.controller) return;
  const handleControl = () => {
    if (store.getState().session.user) void store.dispatch(refreshViewer());
  };
  container.addEventListener('controllerchange', handleControl, { once: true });
}

/** The operator has switched it off: whatever an earlier visit installed goes. */
async function removeWorkers({ serviceWorker }: Navigator) {
  const all = await serviceWorker.getRegistrations();
  await Promise.all(all.map((each) => each.unregister()));
  for (const name of await caches.keys()) await caches.delete(name);
}

/** The page is of the old version until it is loaded again; so is every other tab. */
function tellOfNewVersion(waiting: ServiceWorker, { serviceWorker }: Navigator) {
  const { t } = getI18n();
  const handlePress = () => {
    serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
    waiting.postMessage({ type: 'SKIP_WAITING' });
  };
  showToast({
    text: t('newVersion.text', { ns: 'app.layouts' }),
    action: { label: t('newVersion.open', { ns: 'app.layouts' }), onPress: handlePress },
  });
}

async function register(container: ServiceWorkerContainer) {
  const made: ServiceWorkerRegistration | undefined = await container.register(trustedAddress());
  // A browser under test may keep none.
  if (made === undefined) return;
  made.addEventListener('updatefound', () => {
    const { installing } = made;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && container.controller)
        tellOfNewVersion(installing, navigator);
    });
  });
  await container.ready;
}

/**
 * Lets the product be installed, and opened without a network. Resolves once there is a worker. See
 * docs/product/install.md.
 */
export async function openOffline(store: ReturnType<typeof createStore>): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    if (document.documentElement.dataset['offline'] === 'off')
      return await removeWorkers(navigator);
    watchInstallOffer();
    nameApplication();
    forgetWithAccount(store);
    askAgainThroughWorker(store, navigator.serviceWorker);
    followMessages(navigator);
    await register(navigator.serviceWorker);
    if (store.getState().session.user) await keepPush(store, false);
  } catch (reason) {
    // A private window may refuse; the page works without it.
    logFailure('service worker', reason);
  }
}
