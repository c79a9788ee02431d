import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Area } from '@/shared/routes';
import { storedWork } from './stored-work';

/** Whether an address belongs to one of these areas. */
export const isOfficeOf = (areas: readonly Area[], pathname: string): boolean =>
  areas.some(({ screens }) =>
    screens.some(({ path }) => {
      const [beginning = path] = path.split('/:');
      return pathname === beginning || pathname.startsWith(`${beginning}/`);
    }),
  );

/** Whether the offices are unfolded: as they were left, and whenever somebody enters one. */
export function useWorkOpen(areas: readonly Area[]) {
  const isOffice = isOfficeOf(areas, useLocation().pathname);
  const [isOpen, setOpen] = useState(() => isOffice || storedWork.read() === true);
  const [wasOffice, setWasOffice] = useState(isOffice);
  const change = (next: boolean) => {
    setOpen(next);
    storedWork.write(next);
  };
  if (isOffice !== wasOffice) {
    setWasOffice(isOffice);
    if (isOffice) setOpen(true);
  }
  return [isOpen, change] as const;
}
