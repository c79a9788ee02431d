import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LabelArtist } from '@/shared/contract/label-figures.ts';
import { showIsrc } from '@/shared/rules/release-codes.ts';
import { Artwork } from '@/shared/ui/artwork';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogActions } from '@/shared/ui/dialog';
import { FactList } from '@/shared/ui/fact-list';
import { Fold } from '@/shared/ui/fold';
import { Stack } from '@/shared/ui/stack';
import { Switch } from '@/shared/ui/switch';
import { Text } from '@/shared/ui/text';
import type { DroppedTrack } from '../lib/drop/describe-sounds';
import type { FoundRelease } from '../lib/drop/read-drop';
import type { OfferedField } from '../model/offer-draft';
import type { ReleaseDrop } from '../model/use-release-drop';
import { DropNotices } from './DropNotices';
import { DropUnused } from './DropUnused';
import { useChangeWords } from './use-change-words';
import * as styles from './drop.css';

type DropPreviewProps = {
  found: FoundRelease;
  /** Address of the cover. */
  picture: string | null;
  artists: readonly LabelArtist[];
  drop: ReleaseDrop;
};

/** Says what was found and asks before it takes the place of what was entered. */
export function DropPreview({ found, picture, artists, drop }: DropPreviewProps) {
  const { t } = useTranslation('pages.label.releases.drop');
  const [replaced, setReplaced] = useState<ReadonlySet<OfferedField>>(new Set());
  const offer = drop.getOffer(found, artists, replaced.has('tracks'));
  const { fills, conflicts, tracks, unused } = offer;
  const words = useChangeWords();
  const getDetails = ({
    writers,
    isrc,
    lyrics,
  }: Pick<DroppedTrack, 'writers' | 'isrc' | 'lyrics'>) =>
    [
      ...(writers.length > 0 ? [writers.join(', ')] : []),
      ...(isrc === '' ? [] : [showIsrc(isrc)]),
      ...(lyrics === '' ? [] : [t('preview.lyrics')]),
    ]
      .map((detail) => ` · ${detail}`)
      .join('');
  const isNothing = tracks.length === 0 && fills.length === 0 && conflicts.length === 0;
  const summary = [
    t('found.tracks', { count: found.tracks.length }),
    found.cover && t('found.cover'),
    found.message && t('found.message', { version: found.message.version }),
    unused.length > 0 && t('found.unused', { count: unused.length }),
  ].filter((each) => typeof each === 'string');
  const choose = (field: OfferedField, isChosen: boolean) =>
    setReplaced((before) => {
      const next = new Set(before);
      if (isChosen) next.add(field);
      else next.delete(field);
      return next;
    });
  return (
    <Dialog
      isOpen
      onOpenChange={drop.stop}
      title={found.name === '' ? t('preview.titleFiles') : t('preview.title', { name: found.name })}
      description={t('found.sentence', { list: summary.join(', ') })}
      closeLabel={t('preview.close')}
      size="large"
    >
      <Stack gap={4}>
        {(picture !== null || fills.length > 0) && (
          <div className={picture === null ? undefined : styles.found}>
            {picture !== null && <Artwork src={picture} seed={found.name} sizes="96px" />}
            <Stack gap={2}>
              {fills.length > 0 && <Text weight="medium">{t('preview.fills')}</Text>}
              <FactList
                layout="columns"
                facts={fills.map((change) => ({
                  name: words.getName(change),
                  value: words.getNew(change),
                }))}
              />
            </Stack>
          </div>
        )}
        {conflicts.length > 0 && (
          <Stack gap={2}>
            <Text weight="medium">{t('preview.conflicts')}</Text>
            {conflicts.map((change) => (
              <Switch
                key={change.field}
                label={words.getQuestion(change)}
                hint={words.getLoss(change)}
                checked={replaced.has(change.field)}
                onChange={(isChosen) => choose(change.field, isChosen)}
              />
            ))}
          </Stack>
        )}
        <DropNotices found={found} offer={offer} />
        {tracks.length > 0 && (
          <Fold
            summary={t('preview.tracks', { count: tracks.length })}
            isOpen={tracks.length <= 12}
          >
            <ol className={styles.list}>
              {tracks.map(({ path, title, ...details }) => (
                <li key={path}>
                  {title}
                  <span className={styles.reason}>{getDetails(details)}</span>
                </li>
              ))}
            </ol>
          </Fold>
        )}
        <DropUnused unused={unused} />
        {isNothing && <Text>{t('preview.nothing')}</Text>}
      </Stack>
      <DialogActions>
        <Button variant="ghost" onClick={drop.stop}>
          {t(isNothing ? 'preview.close' : 'preview.cancel')}
        </Button>
        {!isNothing && (
          <Button variant="solid" onClick={() => drop.accept(found, offer, replaced)}>
            {tracks.length > 0 ? t('preview.send', { count: tracks.length }) : t('preview.fill')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
