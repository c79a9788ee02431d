import { Outlet, useLocation } from 'react-router-dom';
import type { Screen } from '@/shared/routes';
import type { AreaEntry } from './areas';

const named = (name: string) => () => <h1>{name}</h1>;

function BrokenPage(): never {
  throw new Error('broken page');
}

/** Names the page that was first asked for. */
function LoginPage() {
  const { from } = useLocation().state as { from: Record<string, string> };
  return <h1>{`${from['pathname']}${from['search']}${from['hash']}`}</h1>;
}

const Users = named('Personas');
const UsersPage = () => (
  <>
    <Users />
    <Outlet />
  </>
);
const UserPanel = named('Una persona');

const screen = (path: string, Page: () => React.ReactNode, more?: Partial<Screen>): Screen => ({
  path,
  name: 'panel',
  load: () => Promise.resolve(Page),
  ...more,
});
const only = (...screens: Screen[]) => Promise.resolve({ area: { screens } });

/** Small areas in place of the product's, for the tests of what stands around their screens. */
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
        screen('/admin/users', UsersPage, { screens: [screen(':id', UserPanel)] }),
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
