import { useLocation } from 'react-router-dom';
import { type Screen, type Tab, defineArea, findTab, useScreen } from '@/shared/routes';
import type { AreaEntry } from './areas';

const named = (name: string) => () => <h1>{name}</h1>;

function BrokenPage(): never {
  throw new Error('broken page');
}

/** Reports the page first asked for. */
function LoginPage() {
  const { from } = useLocation().state as { from: Record<string, string> };
  return <h1>{`${from['pathname']}${from['search']}${from['hash']}`}</h1>;
}

/** Renders its open tab only. */
function UsersPage() {
  const { search } = useLocation();
  const tab = findTab(useScreen(), search);
  return tab && <tab.Content />;
}

export const requested: string[] = [];

const tab = (name: string, text: string): Tab => ({
  name,
  title: 'shared.ui:failure.retry',
  load: () => {
    requested.push(name);
    return Promise.resolve(named(text));
  },
});

const screen = (path: string, Page: () => React.ReactNode, more?: Partial<Screen>): Screen => ({
  path,
  name: 'panel',
  load: () => Promise.resolve(Page),
  ...more,
});
const only = (...screens: Screen[]) => Promise.resolve({ area: defineArea({ screens }) });

export const areas: readonly AreaEntry[] = [
  {
    name: 'auth',
    paths: ['/login'],
    access: 'public',
    isBare: true,
    importModule: () => only(screen('/login', LoginPage)),
  },
  {
    name: 'admin',
    paths: ['/admin/*'],
    access: 'admin.open',
    importModule: () =>
      only(
        screen('/admin', named('Panel'), { title: 'shared.ui:failure.retry' }),
        screen('/admin/users', UsersPage, {
          tabs: [tab('all', 'Todas'), tab('one', 'Una')],
          load: () => {
            requested.push('page');
            return Promise.resolve(UsersPage);
          },
        }),
      ),
  },
  {
    name: 'listener',
    paths: ['*'],
    access: 'public',
    importModule: () =>
      only(
        screen('/first', named('Primera')),
        screen('/second', named('Segunda')),
        screen('/broken', BrokenPage),
        screen('/own', named('Lo tuyo'), { access: 'listener' }),
      ),
  },
];
