import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchQuery } from '@/entities/search';
import type { ArtistRequest } from '@/shared/contract/artist-request.ts';
import { useRested } from '@/shared/lib/text-filter';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field, TextInput } from '@/shared/ui/field';
import { LiveText } from '@/shared/ui/live-text';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';

type FindArtistDialogProps = {
  request: ArtistRequest;
  onChoose: (artist: { id: string; name: string }) => void;
  onClose: () => void;
};

/** For an artist whose name is written otherwise than it was asked for. */
export function FindArtistDialog({ request, onChoose, onClose }: FindArtistDialogProps) {
  const { t } = useTranslation('pages.admin.users');
  const [text, setText] = useState(request.artist);
  const query = useRested(text).trim();
  const { currentData } = useSearchQuery(query, { skip: query === '' });
  const artists = currentData?.artists ?? [];
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('requests.find.title', { person: request.account.name })}
      closeLabel={t('form.close')}
    >
      <Stack gap={4}>
        <Field most={200} label={t('requests.find.search')}>
          <TextInput
            type="search"
            icon={<Search size={18} />}
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <LiveText>
          {currentData && artists.length === 0 && (
            <Text tone="muted">{t('requests.find.none', { query })}</Text>
          )}
        </LiveText>
        <Stack as="ul" gap={2}>
          {artists.map(({ id, name }) => (
            <li key={id}>
              <Button size="small" onClick={() => onChoose({ id, name })}>
                {t('requests.connect', { name })}
              </Button>
            </li>
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}
