import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import { Artwork } from '@/shared/ui/artwork';
import { useTakes } from '../model/use-takes';
import { useWorkspace } from '../model/use-acting';

type Whose = {
  picture?: ReactNode;
  /** Null while loading, undefined for nobody. */
  whose?: string | null;
  loading?: string;
};

/** Returns props of an `OfficePage`. */
export function useWhose(): Whose {
  const { t } = useTranslation('widgets.workspace');
  const viewer = useViewer();
  const { workspace, readiness, acts, isLoading } = useWorkspace(useTakes());
  if (readiness === 'loading' || (isLoading && workspace === undefined)) {
    return { whose: null, loading: t('loading') };
  }
  if (workspace === undefined)
    return acts === 'artist' && viewer ? { whose: viewer.displayName } : {};
  const { kind, id, name, image } = workspace;
  return {
    picture: (
      <Artwork src={image} seed={id} shape={kind === 'artist' ? 'round' : 'thumb'} sizes="40px" />
    ),
    whose: kind === 'label' ? t('allOf', { label: name }) : name,
  };
}
