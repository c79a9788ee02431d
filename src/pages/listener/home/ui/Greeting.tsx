import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import { classNames } from '@/shared/lib/class-names';
import { Heading } from '@/shared/ui/text';
import { partOfDay } from '../lib/part-of-day';
import * as styles from './HomePage.css';

/** By this device's hour, and by name for signed-in users. */
export function Greeting() {
  const { t } = useTranslation('pages.listener.home');
  const viewer = useViewer();
  const [part] = useState(() => partOfDay(new Date().getHours()));
  return (
    <>
      <div className={classNames(styles.light, styles.hour[part])} aria-hidden />
      <Heading level={1}>
        {viewer ? t(`greeting.${part}Named`, { name: viewer.displayName }) : t(`greeting.${part}`)}
      </Heading>
    </>
  );
}
