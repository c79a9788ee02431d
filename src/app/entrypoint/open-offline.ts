import { getI18n } from 'react-i18next';
import type { createStore } from '@/app/redux/create-store';
import { pictureCache } from '@/app/service-worker/kept';
import { watchInstallOffer } from '@/features/install-app';
import { keepLastViewer } from '@/entities/session';
import type { User } from '@/shared/contract/user.ts';
import { logFailure } from '@/shared/lib/log';
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

/** Knows who begins without a network; what the last account saw is not for the next. */
function followViewer(store: ReturnType<typeof createStore>) {
  let last: User | null | undefined;
  const look = () => {
    const { status, user } = store.getState().session;
    if (status === 'loading' || user === last) return;
    keepLastViewer(user);
    if (last && user?.id !== last.id) void caches.delete(pictureCache);
    last = user;
  };
  store.subscribe(look);
  look();
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
 * Lets the product be installed, and opened without a network. Resolves once the worker sees what
 * the page fetches. See docs/product/install.md.
 */
export async function openOffline(store: ReturnType<typeof createStore>): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    if (document.documentElement.dataset['offline'] === 'off')
      return await removeWorkers(navigator);
    watchInstallOffer();
    nameApplication();
    followViewer(store);
    await register(navigator.serviceWorker);
  } catch (reason) {
    // A private window may refuse; the page works without it.
    logFailure('service worker', reason);
  }
}
