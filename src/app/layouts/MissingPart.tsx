import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '@/shared/ui/query-view';
import { showToast } from '@/shared/ui/toast';
import { type StandInProps, forgetFailedLoads } from '@/shared/lib/lazy-part';

/** A dialog or menu closes with a toast, so that it can be opened again. */
export function MissingPart({ onClose }: StandInProps) {
  return onClose ? <Unopened onClose={onClose} /> : <Failure />;
}

function Failure() {
  const query = { error: 'missing', isLoading: false, refetch: forgetFailedLoads };
  return (
    <QueryView query={query} loading={null}>
      {() => null}
    </QueryView>
  );
}

function Unopened({ onClose }: Required<StandInProps>) {
  const { t } = useTranslation('shared.ui');
  const report = useEffectEvent(() => {
    showToast({ tone: 'danger', text: `${t('failure.title')}. ${t('failure.text')}` });
    onClose();
  });
  useEffect(() => {
    report();
    return forgetFailedLoads;
  }, []);
  return null;
}
