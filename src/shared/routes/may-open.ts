import { can } from '@/shared/lib/access';
import { useParams } from 'react-router-dom';
import type { ScreenAccess } from './area';

/** Null for a visitor. */
export type Viewer = Parameters<typeof can>[0];

export function mayOpen(viewer: Viewer, access: ScreenAccess = 'public'): boolean {
  if (access === 'public') return true;
  return viewer !== null && (access === 'listener' || can(viewer, access));
}

/** Every address parameter, as the router writes it; add new ones here. */
export const addressParameters = { id: ':id' } as const;

/** A parameter of the open address, decoded; '' where absent. */
export const useAddressParameter = (name: keyof typeof addressParameters): string =>
  useParams()[name] ?? '';
