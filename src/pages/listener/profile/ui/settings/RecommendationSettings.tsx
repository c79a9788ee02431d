import { useTranslation } from 'react-i18next';
import { autoplay } from '@/entities/playback';
import { useDismissalsQuery, useRestoreDismissedMutation } from '@/features/dismiss-recommendation';
import type { Dismissal } from '@/shared/contract/radio.ts';
import { useStoredValue } from '@/shared/lib/storage';
import { Button } from '@/shared/ui/button';
import { handFocusOn } from '@/shared/ui/focus';
import { Inline, Stack } from '@/shared/ui/stack';
import { Switch } from '@/shared/ui/switch';
import { Text } from '@/shared/ui/text';
import { showFailure } from '@/shared/ui/toast';
import { SettingsCard } from './SettingsCard';

/** Whether music goes on, and what is never recommended. See docs/product/player.md. */
export function RecommendationSettings() {
  const { t } = useTranslation('pages.listener.profile');
  const isOn = useStoredValue(autoplay) ?? true;
  const { data } = useDismissalsQuery();
  const dismissals = data?.dismissals ?? [];
  return (
    <SettingsCard title={t('recommendations.title')}>
      <Switch
        label={t('recommendations.autoplay.label')}
        hint={t('recommendations.autoplay.hint')}
        checked={isOn}
        onChange={(isChecked) => autoplay.write(isChecked)}
      />
      {dismissals.length > 0 && (
        <Stack gap={3}>
          <Text tone="muted">{t('recommendations.dismissed')}</Text>
          <Stack as="ul" gap={2}>
            {dismissals.map((one) => (
              <Dismissed key={`${one.kind}-${one.id}`} {...one} />
            ))}
          </Stack>
        </Stack>
      )}
    </SettingsCard>
  );
}

function Dismissed({ kind, id, title, artistName }: Dismissal) {
  const { t } = useTranslation('pages.listener.profile');
  const [restore, { isLoading }] = useRestoreDismissedMutation();
  const name = title ?? artistName;
  const handleRestore = async () => {
    const { error } = await restore({ kind, id });
    if (error) showFailure('restore', error, { text: t('recommendations.failed', { name }) });
  };
  return (
    <Inline as="li" gap={3} justify="between" isWrapping>
      <Text translate="no">{title === null ? artistName : `${title} · ${artistName}`}</Text>
      <Button
        ref={handFocusOn}
        size="small"
        variant="soft"
        isPending={isLoading}
        aria-label={t('recommendations.restoreName', { name })}
        onClick={() => void handleRestore()}
      >
        {t('recommendations.restore')}
      </Button>
    </Inline>
  );
}
