import { useState } from 'react';

/** An invisible space makes a repeated text announced again. */
export function useAnnouncement() {
  const [announcement, setAnnouncement] = useState('');
  const announce = (text: string) =>
    setAnnouncement((before) => (before === text ? `${text}\u00a0` : text));
  return { announcement, announce };
}
