import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { signOut } from '@/entities/session';
import { useAppDispatch } from '@/shared/redux';
import { paths } from '@/shared/routes';
import { forgetPerson } from './forget-person';
import { hasUnsent } from './has-unsent';

/** Asks if work would be lost. See docs/product/account.md. */
export function useSignOut(owner: string) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const leave = async () => {
    await dispatch(signOut());
    await forgetPerson(owner);
    await navigate(paths.login);
  };
  return {
    begin: () => {
      if (hasUnsent(owner)) setAsking(true);
      else void leave();
    },
    isAsking,
    confirm: () => void leave(),
    cancel: () => setAsking(false),
  };
}
