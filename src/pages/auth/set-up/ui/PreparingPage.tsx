import { Hourglass } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useServiceStateQuery } from '@/entities/service';
import { usePageTitle } from '@/shared/lib/page-title';
import { StatusView } from '@/shared/ui/status-view';

type PreparingPageProps = {
  /** The service has its first admin. */
  onOpen: () => void;
};

/** Milliseconds between checks. */
const lookEvery = 15_000;

/** Replaces every page until the service has its first admin. See docs/product/first-run.md. */
export function PreparingPage({ onOpen }: PreparingPageProps) {
  const { t } = useTranslation('pages.auth.set-up');
  const { data } = useServiceStateQuery(undefined, { pollingInterval: lookEvery });
  const isOpen = data?.isMaintained === false;
  usePageTitle(t('preparing.title'));
  useEffect(() => {
    if (isOpen) onOpen();
  }, [isOpen, onOpen]);
  return (
    <StatusView
      headingLevel={1}
      icon={<Hourglass />}
      title={t('preparing.title')}
      text={t('preparing.text')}
    />
  );
}
