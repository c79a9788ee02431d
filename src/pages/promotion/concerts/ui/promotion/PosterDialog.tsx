import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useArtistQuery } from '@/entities/artist';
import { useConcertWords } from '@/entities/concert';
import { useViewer } from '@/entities/session';
import type { Concert } from '@/shared/contract/concert.ts';
import { saveBlob } from '@/shared/files';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogActions } from '@/shared/ui/dialog';
import { Stack } from '@/shared/ui/stack';
import { PosterPicture } from './PosterPicture';

type PosterDialogProps = {
  concert: Concert;
  artistId: string | undefined;
  onClose: () => void;
};

/** A picture of a concert to share, drawn in the browser. */
export function PosterDialog({ concert, artistId, onClose }: PosterDialogProps) {
  const { t } = useTranslation(['pages.promotion.concerts', 'entities.concert']);
  const words = useConcertWords();
  const viewer = useViewer();
  const { data: named } = useArtistQuery(artistId ?? '', { skip: artistId === undefined });
  const canvas = useRef<HTMLCanvasElement>(null);
  const { id, title, venue, date, time, doors } = concert;
  const artist = (artistId === undefined ? viewer?.displayName : named?.name) ?? '';
  const hours = [time, doors && t('entities.concert:doors', { doors })].filter(Boolean).join(' · ');

  const download = () =>
    canvas.current?.toBlob((picture) => {
      if (picture !== null) saveBlob(picture, `${t('promotion.poster.file')}-${date}.png`);
    }, 'image/png');
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('promotion.poster.title')}
      description={t('promotion.poster.text')}
      closeLabel={t('close')}
      size="medium"
    >
      <Stack gap={5}>
        <PosterPicture
          ref={canvas}
          seed={id}
          artist={artist}
          title={title}
          day={words.date(date)}
          hours={hours}
          place={`${venue} · ${words.place(concert)}`}
        />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {t('close')}
          </Button>
          <Button variant="solid" onClick={download}>
            {t('promotion.poster.download')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
