import { useLocation } from 'react-router-dom';
import { lazyPart } from '@/shared/lib/lazy-part';
import type { AppRoute } from './route-table';

const pageOf = (name: string) =>
  lazyPart(() => Promise.resolve({ Page: () => <h1>{name}</h1> }), 'Page', []);

const FirstPage = pageOf('Primera');
const SecondPage = pageOf('Segunda');
const OwnPage = pageOf('Lo tuyo');
const AdminPage = pageOf('Panel');

function BrokenPage(): never {
  throw new Error('broken page');
}

/** Names the page that was first asked for. */
function LoginPage() {
  const { from } = useLocation().state as { from: Record<string, string> };
  return <h1>{`${from['pathname']}${from['search']}${from['hash']}`}</h1>;
}

const load = () => Promise.resolve();

/** Small pages in place of the product's, for the tests of what stands around them. */
export const routeTable: readonly AppRoute[] = [
  { path: '/first', access: 'public', element: <FirstPage />, load },
  { path: '/second', access: 'public', element: <SecondPage />, load },
  { path: '/broken', access: 'public', element: <BrokenPage />, load },
  { path: '/own', access: 'listener', element: <OwnPage />, load },
  { path: '/admin', access: 'admin.open', element: <AdminPage />, load },
  { path: '/login', access: 'public', element: <LoginPage />, load, isBare: true },
];
