import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '@/shared/routes';
import { findShared } from '../lib/find-shared';

/** Leads on to what another application has shared with the installed product. */
export function SharePage() {
  const { search } = useLocation();
  const shared = findShared(search, window.location.origin);
  if ('path' in shared) return <Navigate replace to={shared.path} />;
  const { query } = shared;
  const asked = query === '' ? '' : new URLSearchParams({ q: query }).toString();
  return <Navigate replace to={{ pathname: paths.search, search: asked }} />;
}
