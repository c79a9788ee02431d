import { Keyboard, LayoutDashboard, LogOut, User as UserIcon } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { showShortcuts } from '@/features/control-playback';
import { SignOutQuestion, useSignOut } from '@/features/sign-out';
import type { User } from '@/shared/contract/user.ts';
import { can } from '@/shared/lib/access';
import { leaveBy } from '@/shared/lib/unsaved-changes';
import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@/shared/ui/menu';
import { ThemeChoice } from './ThemeChoice';
import * as styles from './UserMenu.css';

type UserMenuProps = {
  /** The role decides on the link to the administration. */
  user: User;
};

/** See docs/product/shell.md. */
export function UserMenu({ user }: UserMenuProps) {
  const { t } = useTranslation('app.layouts.user-menu');
  const signingOut = useSignOut(user.id);
  return (
    <>
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
        <MenuItem icon={<LogOut />} onSelect={() => leaveBy(signingOut.begin)}>
          {t('signOut')}
        </MenuItem>
      </Menu>
      {signingOut.isAsking && (
        <Suspense fallback={null}>
          <SignOutQuestion onConfirm={signingOut.confirm} onCancel={signingOut.cancel} />
        </Suspense>
      )}
    </>
  );
}
