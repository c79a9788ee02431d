import { Keyboard, LayoutDashboard, LogOut, User as UserIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { signOut } from '@/entities/session';
import { showShortcuts } from '@/features/control-playback';
import { ThemeChoice } from '@/features/switch-theme';
import type { User } from '@/shared/contract/user.ts';
import { can } from '@/shared/lib/access';
import { useAppDispatch } from '@/shared/redux';
import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@/shared/ui/menu';
import * as styles from './UserMenu.css';

/** Perfil, Panel Admin (admins), the theme and Cerrar sesión. Source: document 1, User menu. */
export function UserMenu({ user }: { user: User }) {
  const { t } = useTranslation('widgets.user-menu');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  const handleSignOut = async () => {
    await dispatch(signOut());
    await navigate(paths.login);
  };

  return (
    <Menu
      trigger={
        <button
          type="button"
          className={styles.trigger}
          aria-label={t('label', { displayName: user.displayName })}
        >
          <Artwork src={user.profileImage} seed={user.id} alt="" shape="round" sizes="32px" />
        </button>
      }
    >
      <MenuLink to={paths.profile} icon={<UserIcon />}>
        {t('profile')}
      </MenuLink>
      {can(user, 'admin.open') && (
        <MenuLink to={paths.admin} icon={<LayoutDashboard />}>
          {t('adminPanel')}
        </MenuLink>
      )}
      <MenuSeparator />
      <ThemeChoice />
      <MenuSeparator />
      <MenuItem icon={<Keyboard />} onSelect={showShortcuts}>
        {t('shortcuts')}
      </MenuItem>
      <MenuItem icon={<LogOut />} onSelect={() => void handleSignOut()}>
        {t('signOut')}
      </MenuItem>
    </Menu>
  );
}
