import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createStore } from '@/app/redux/create-store';
import { preloadRoute } from '@/app/routes/preload-route';
import { restoredPlayback, startPlayback } from '@/entities/playback';
import { restoreSession, watchSession } from '@/entities/session';
import { startI18n } from '@/shared/i18n';
import { App } from './App';
import { fetchAhead } from './fetch-ahead';
import { stylesReady } from './styles-ready';

/**
 * Not awaited at the top: the code that restores the player imports this file's own chunk, and would
 * wait for it while it waits.
 */
async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root element');

  const store = createStore(await restoredPlayback());
  watchSession(store);
  startPlayback(store);
  void store.dispatch(restoreSession());
  const translations = startI18n();
  preloadRoute(window.location.pathname);
  await Promise.all([translations, stylesReady()]);
  createRoot(root).render(
    <StrictMode>
      <App store={store} />
    </StrictMode>,
  );
  fetchAhead();
}

void start();
