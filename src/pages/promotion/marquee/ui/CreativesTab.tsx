import { useTranslation } from 'react-i18next';
import { MarqueeBadge, shownStatus } from '@/entities/marquee';
import { Grid } from '@/shared/ui/grid';
import { Inline, Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { useMarqueeDesk } from '../model/marquee-desk';
import { CampaignPicture } from './CampaignPicture';
import * as styles from './marquee.css';

export function CreativesTab() {
  const { campaigns, whose } = useMarqueeDesk();
  const { t } = useTranslation(['pages.promotion.marquee', 'entities.marquee']);
  return (
    <Grid of="pictures">
      {campaigns.map((campaign) => (
        <li key={campaign.id}>
          <Stack gap={2}>
            <CampaignPicture campaign={campaign} width={240} />
            <Inline gap={2} justify="between">
              <Text size="small" tone="muted">
                {t(`entities.marquee:format.${campaign.adFormat}`)}
              </Text>
              <MarqueeBadge status={shownStatus(campaign)} />
            </Inline>
            <Heading level={2} size="small" lines={2}>
              {campaign.campaignName}
            </Heading>
            {whose(campaign.id)}
            <Text size="small" className={styles.copy}>
              {campaign.creativeAssets.copy || t('creative.noCopy')}
            </Text>
          </Stack>
        </li>
      ))}
    </Grid>
  );
}
