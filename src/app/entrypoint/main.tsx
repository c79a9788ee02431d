import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Provider } from 'react-redux';
import { createStore } from '@/app/redux/create-store';
import { AppRoutes } from '@/app/routes/AppRoutes';
import { preloadRoute } from '@/app/routes/preload-route';
import { restoredPlayback, startPlayback } from '@/entities/playback';
import { takeBroughtPlaylists } from '@/entities/playlist';
import { restoreSession, watchSession } from '@/entities/session';
import { keepAnswersOf } from '@/shared/api';
import { isBeingSetUp } from '@/shared/config/being-set-up';
import { startI18n } from '@/shared/i18n';
import { onSettledIn } from '@/shared/lib/first-touch';
import { logFailure } from '@/shared/lib/log';
import { listenBeforeRouter } from '@/shared/lib/unsaved-changes';
import { firstLanguage, syncLanguage } from './sync-language';

function App({ store }: { store: ReturnType<typeof createStore> }) {
  return (
    <Provider store={store}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </Provider>
  );
}

/**
 * Activates the style sheets, which the build only preloads so that they do not block the
 * prerendered shell. They stay before later chunks, whose rules must win.
 */
async function stylesReady(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]');
  await Promise.all(
    [...links].map(
      (link) =>
        new Promise((resolve) => {
          link.addEventListener('load', resolve, { once: true });
          link.addEventListener('error', resolve, { once: true });
          link.rel = 'stylesheet';
        }),
    ),
  );
}

/** Lets the browser paint and handle input. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Loads what is needed only once somebody uses the page. */
async function settle(store: ReturnType<typeof createStore>) {
  try {
    const { settleIn } = await import('./settle-in');
    settleIn(store);
  } catch (reason) {
    logFailure('settle in', reason);
    // The page works without it.
    addEventListener('online', () => void settle(store), { once: true });
  }
}

/** No top-level await: the code that restores the player imports this chunk and would deadlock. */
async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root element');

  const translations = startI18n(firstLanguage());
  const styles = stylesReady();
  if (isBeingSetUp()) {
    const { showSetUp } = await import('./set-up');
    await Promise.all([translations, styles]);
    return showSetUp(root);
  }
  void preloadRoute(window.location, null);
  const playback = await restoredPlayback();
  await nextTask();

  const store = createStore(playback);
  keepAnswersOf(() => store.getState().session.user?.id);
  watchSession(store);
  syncLanguage(store);
  startPlayback(store);
  listenBeforeRouter();
  void store.dispatch(restoreSession());
  await Promise.all([translations, styles, store.dispatch(takeBroughtPlaylists())]);
  await nextTask();
  // Keeps the prerendered shell until the page is complete.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <App store={store} />
      </StrictMode>,
    );
  });
  onSettledIn(() => void settle(store));
}

void start();
