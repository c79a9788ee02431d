import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { createStoredValue } from '@/shared/lib/storage';
import type { Area } from '@/shared/routes';

const isBoolean = (candidate: unknown): candidate is boolean => typeof candidate === 'boolean';

const storedWork = createStoredValue('sidebar-work', isBoolean);

export const isOfficeOf = (areas: readonly Area[], pathname: string): boolean =>
  areas.some(({ screens }) =>
    screens.some(({ path }) => {
      const [beginning = path] = path.split('/:');
      return pathname === beginning || pathname.startsWith(`${beginning}/`);
    }),
  );

/** Entering an office unfolds them. */
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
