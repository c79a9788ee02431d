import { Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/lib/format';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Facts } from '@/shared/ui/facts';
import { IconButton } from '@/shared/ui/icon-button';
import { ShortCount } from '@/shared/ui/short-count';
import { Inline } from '@/shared/ui/stack';
import { StatusBadge } from '@/shared/ui/status-badge';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import { handFocusOn } from '@/shared/ui/focus';
import type { ShownPlaylist } from '../lib/with-unsaved';
import { CoverPicture } from './CoverPicture';
import type { PlaylistListActs } from './PlaylistActItems';
import * as styles from './playlists.css';
import { UnsavedMark } from './UnsavedMark';

type EditorialCardProps = PlaylistListActs & {
  shown: ShownPlaylist;
  /** Milliseconds. */
  now: number;
};

export function EditorialCard(props: EditorialCardProps) {
  const { shown, acts, now, onOpen, onEdit, onDelete } = props;
  const { t } = useTranslation('pages.editorial.playlists');
  const { ago } = useFormats();
  const heading = useId();
  const { playlist, unsaved } = shown;
  const { name, description, category, priority, isActive, followers, trackCount } = playlist;
  const { createdBy, lastUpdated } = playlist;
  return (
    <Surface as="article" ref={handFocusOn} aria-labelledby={heading}>
      <div className={styles.about}>
        <CoverPicture playlist={playlist} />
        <div className={styles.words}>
          <Heading level={2} size="small" lines={2} id={heading}>
            {name}
          </Heading>
          <Inline gap={1} isWrapping>
            <StatusBadge meaning={isActive ? 'on' : 'over'}>
              {t(isActive ? 'state.active' : 'state.inactive')}
            </StatusBadge>
            <Badge>{t(`category.${category}`)}</Badge>
          </Inline>
          {description && (
            <Text size="small" lines={2}>
              {description}
            </Text>
          )}
          <Facts
            size="small"
            tone="muted"
            isNumeric
            facts={[
              <ShortCount
                key="followers"
                count={followers}
                label={(count) => t('followers', { count: followers, shown: count })}
              />,
              t('tracks', { count: trackCount }),
              t('priority', { priority }),
            ]}
          />
          <Facts
            size="small"
            tone="muted"
            facts={[t('updated', { when: ago(lastUpdated, now) }), t('createdBy', { createdBy })]}
          />
        </div>
      </div>
      {unsaved && <UnsavedMark unsaved={unsaved} acts={acts} />}
      <div className={styles.acts}>
        {unsaved?.act !== 'create' && (
          <Button
            size="small"
            aria-label={t('act.tracksOf', { name })}
            onClick={() => onOpen(playlist.id)}
          >
            {t('act.tracks')}
          </Button>
        )}
        <IconButton
          label={t(isActive ? 'act.deactivate' : 'act.activate', { name })}
          className={styles.others}
          onClick={() => void acts.toggle(playlist)}
        >
          {isActive ? <Eye size={18} aria-hidden /> : <EyeOff size={18} aria-hidden />}
        </IconButton>
        <IconButton
          label={t('act.edit', { name })}
          aria-haspopup="dialog"
          onClick={() => onEdit(playlist.id)}
        >
          <Pencil size={18} aria-hidden />
        </IconButton>
        <IconButton
          label={t('act.delete', { name })}
          aria-haspopup="dialog"
          onClick={() => onDelete(shown)}
        >
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </div>
    </Surface>
  );
}
