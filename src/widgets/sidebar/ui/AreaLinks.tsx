import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import { can } from '@/shared/lib/access';
import { promotionNavigation, staffNavigation } from '../model/staff-navigation';
import * as styles from './AreaLinks.css';
import { NavigationLink } from './NavigationLink';

/**
 * The areas that the signed-in person may open. Source: document 3, section 2.1.
 * @states default hover focus listener artist label admin
 * @without loading empty failed: the role is known once somebody has signed in
 * @without visitor: visitors have no areas
 * @without long-text: its words are its own
 * @without narrow: narrow windows have the bottom navigation
 */
export function AreaLinks() {
  const { t } = useTranslation('widgets.sidebar');
  const viewer = useViewer();
  const staff = staffNavigation.filter(({ permission }) => can(viewer, permission));
  return (
    <>
      {staff.map(({ key, path, Icon }) => (
        <NavigationLink key={key} to={path} label={t(key)} Icon={Icon} />
      ))}
      {can(viewer, 'promotion.open') && (
        // <fieldset> is for the fields of a form.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div className={styles.group} role="group" aria-label={t('promotion.title')}>
          <span className={styles.title} data-sidebar-label aria-hidden>
            {t('promotion.title')}
          </span>
          {promotionNavigation.map(({ key, path, Icon }) => (
            <NavigationLink key={key} to={path} label={t(`promotion.${key}`)} Icon={Icon} />
          ))}
        </div>
      )}
    </>
  );
}
