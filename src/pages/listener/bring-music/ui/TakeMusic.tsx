import { Download, Heart, History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { Inline, Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';

/** Where each part of the music can be taken along. */
export function TakeMusic() {
  const { t } = useTranslation('pages.listener.bring-music');
  return (
    <Stack gap={3}>
      <Heading level={2}>{t('take.title')}</Heading>
      <Text tone="muted">{t('take.text')}</Text>
      <Inline gap={2} isWrapping>
        <ButtonLink variant="outline" to={paths.likedSongs}>
          <Heart size={18} aria-hidden />
          {t('take.likes')}
        </ButtonLink>
        <ButtonLink variant="outline" to={paths.history}>
          <History size={18} aria-hidden />
          {t('take.history')}
        </ButtonLink>
        <ButtonLink variant="outline" to={paths.profile}>
          <Download size={18} aria-hidden />
          {t('take.all')}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
