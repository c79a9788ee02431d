import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { selectSessionStatus, useViewer } from '@/entities/session';
import { can } from '@/shared/lib/access';
import { type ScreenAccess, paths } from '@/shared/routes';
import { AccessDeniedPage } from './fallback-pages';

export function Guard({ access, children }: { access: ScreenAccess; children: ReactNode }) {
  const status = useSelector(selectSessionStatus);
  const viewer = useViewer();
  const location = useLocation();
  if (access === 'public') return children;
  if (status === 'visitor') {
    return <Navigate to={paths.login} replace state={{ from: location }} />;
  }
  if (access === 'listener' || can(viewer, access)) return children;
  return <AccessDeniedPage permission={access} />;
}
