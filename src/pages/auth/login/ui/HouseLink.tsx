import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { houseFailures, houseName, houseStart } from '@/shared/config/house-sign-in';
import { buttonClasses } from '@/shared/ui/button';
import { FailureNotice } from '@/shared/ui/notice';
import { keepReturnState } from '../model/return-state';

/** Leaves the application for the identity server of the house; nothing without one. */
export function HouseLink() {
  const { t } = useTranslation('pages.auth.login');
  const { state } = useLocation();
  const name = houseName();
  if (name === null) return null;
  return (
    <a
      className={buttonClasses({ variant: 'outline', size: 'large', isWide: true })}
      href={houseStart}
      onClick={() => keepReturnState(state)}
    >
      {t('house.enter', { name })}
    </a>
  );
}

/** Why somebody came back from there without having entered. */
export function HouseFailure() {
  const { t } = useTranslation('pages.auth.login');
  const { search } = useLocation();
  const given = new URLSearchParams(search).get('oidc');
  const failure = houseFailures.find((each) => each === given);
  const name = houseName();
  if (failure === undefined || name === null) return null;
  return <FailureNotice>{t(`house.failure.${failure}`, { name })}</FailureNotice>;
}
