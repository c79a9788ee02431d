import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import { Heading } from '@/shared/ui/text';
import { partOfDay } from '../lib/part-of-day';

/** Greets by the hour of this device, and by name who is signed in. */
export function Greeting() {
  const { t } = useTranslation('pages.listener.home');
  const viewer = useViewer();
  const [part] = useState(() => partOfDay(new Date().getHours()));
  return (
    <Heading level={1}>
      {viewer ? t(`greeting.${part}Named`, { name: viewer.displayName }) : t(`greeting.${part}`)}
    </Heading>
  );
}
