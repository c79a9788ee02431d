import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem } from '@/shared/api';
import type { ArtistRequest } from '@/shared/contract/artist-request.ts';
import { showFailure, showToast } from '@/shared/ui/toast';
import { useAnswerArtistRequestMutation } from '../../api/artist-requests-api';

type Artist = { id: string; name: string };

/** Connects the account with an artist; asks where others speak for that one already. */
export function useConnect({ id, account }: Pick<ArtistRequest, 'id' | 'account'>) {
  const { t } = useTranslation('pages.admin.users');
  const [answer, { isLoading }] = useAnswerArtistRequestMutation();
  const [asked, setAsked] = useState<Artist | null>(null);
  const connect = async (artist: Artist, isShared = false) => {
    const { id: artistId, name } = artist;
    const { error } = await answer({ id, answer: { answer: 'connect', artistId, isShared } });
    const isOthers = isProblem(error) && error.fields?.['isShared'] !== undefined;
    setAsked(isOthers && !isShared ? artist : null);
    if (error === undefined)
      showToast({ tone: 'success', text: t('requests.connected', { person: account.name, name }) });
    else if (!isOthers || isShared)
      showFailure('connectArtist', error, { fallback: t('requests.failed') });
  };
  return {
    connect: (artist: Artist) => connect(artist),
    isPending: isLoading,
    question: asked && {
      name: asked.name,
      person: account.name,
      isPending: isLoading,
      onConfirm: () => void connect(asked, true),
      onClose: () => setAsked(null),
    },
  };
}
