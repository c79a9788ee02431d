import { Ban, CircleCheck, Crown, KeyRound, MicVocal, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import type { AdminUser } from '@/shared/contract/administration.ts';
import { paths } from '@/shared/routes';
import { MenuItem, MenuLink, MenuSeparator } from '@/shared/ui/menu';
import { useChangeAccount } from '../model/use-change-account';

type UserActsProps = {
  user: AdminUser;
  onEdit: () => void;
  /** Called to ask first. */
  onSuspend: () => void;
  /** Called to ask first. */
  onRenewPassword: () => void;
};

export function UserActs({ user, onEdit, onSuspend, onRenewPassword }: UserActsProps) {
  const { t } = useTranslation('pages.admin.users');
  const viewer = useViewer();
  const { change } = useChangeAccount(user);
  const isPremium = user.subscription === 'premium';
  const isSuspended = user.status === 'suspended';
  return (
    <>
      <MenuItem icon={<Pencil size={18} />} onSelect={onEdit}>
        {t('act.edit')}
      </MenuItem>
      <MenuItem
        icon={<Crown size={18} />}
        onSelect={() => void change({ subscription: isPremium ? 'free' : 'premium' })}
      >
        {t(isPremium ? 'act.toFree' : 'act.toPremium')}
      </MenuItem>
      {user.hasTemporaryPassword && (
        <MenuItem icon={<KeyRound size={18} />} onSelect={onRenewPassword}>
          {t('act.newPassword')}
        </MenuItem>
      )}
      {user.artists?.map(({ id, name }) => (
        <MenuLink key={id} icon={<MicVocal size={18} />} to={paths.adminArtist(id)}>
          {t('act.artist', { name })}
        </MenuLink>
      ))}
      <MenuSeparator />
      {isSuspended ? (
        <MenuItem
          icon={<CircleCheck size={18} />}
          onSelect={() => void change({ status: 'active' })}
        >
          {t('act.activate')}
        </MenuItem>
      ) : (
        <MenuItem
          icon={<Ban size={18} />}
          tone="danger"
          reason={viewer?.id === user.id ? t('act.notYourself') : undefined}
          onSelect={onSuspend}
        >
          {t('act.suspend')}
        </MenuItem>
      )}
    </>
  );
}
