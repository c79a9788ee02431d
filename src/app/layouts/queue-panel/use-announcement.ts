import { useState } from 'react';

/** Words for a live region. The same ones twice are told twice, by a space that nobody hears. */
export function useAnnouncement() {
  const [announcement, setAnnouncement] = useState('');
  const announce = (text: string) =>
    setAnnouncement((before) => (before === text ? `${text}\u00a0` : text));
  return { announcement, announce };
}
