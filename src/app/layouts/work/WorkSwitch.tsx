import { BriefcaseBusiness } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '@/shared/lib/lazy-part';
import { bottomNavigationStyles as styles } from '@/widgets/sidebar';
import { useOpenAreas } from './use-open-areas';
import { isOfficeOf } from './use-work-open';

const WorkSheet = lazyPart(() => import('./WorkSheet'), 'WorkSheet');

/** The offices of narrow windows, with the choice of workspace. */
export function WorkSwitch() {
  const { t } = useTranslation('widgets.workspace');
  const [isOpen, setOpen] = useState(false);
  const areas = useOpenAreas();
  const isHere = isOfficeOf(areas, useLocation().pathname);
  return (
    <>
      <button
        type="button"
        className={styles.link}
        aria-haspopup="dialog"
        aria-current={isHere ? 'page' : undefined}
        onClick={() => setOpen(true)}
      >
        <BriefcaseBusiness size={24} aria-hidden />
        <span className={styles.label}>{t('work')}</span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <WorkSheet areas={areas} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
