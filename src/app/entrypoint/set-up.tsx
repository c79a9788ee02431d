import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { BareLayout } from '@/app/layouts/BareLayout';
import { createStore } from '@/app/redux/create-store';
import type * as SetUpPages from '@/pages/auth/set-up';
import { paths } from '@/shared/routes';

/** The reloaded page has the service's name. */
const reload = () => window.location.reload();
/** The admin's home leads through what an empty service lacks. */
const goToPanel = () => window.location.assign(paths.admin);
const goToSignIn = () => window.location.assign(paths.login);

type Pages = typeof SetUpPages;

function Screen({ pages: { PreparingPage, SetUpPage } }: { pages: Pages }) {
  return useLocation().pathname === '/setup' ? (
    <SetUpPage onDone={goToPanel} onEnter={goToSignIn} />
  ) : (
    <PreparingPage onOpen={reload} />
  );
}

/** Shows the first-run setup instead of the application. */
export async function showSetUp(root: HTMLElement): Promise<void> {
  const pages = await import('@/pages/auth/set-up');
  createRoot(root).render(
    <StrictMode>
      <Provider store={createStore()}>
        <BrowserRouter>
          <BareLayout>
            <Screen pages={pages} />
          </BareLayout>
        </BrowserRouter>
      </Provider>
    </StrictMode>,
  );
}
