import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { analyticsViewLimits } from '@/shared/contract/limits.ts';
import { QueryView } from '@/shared/ui/query-view';
import { SidePanel } from '@/shared/ui/side-panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { useAnalyticsViewsQuery, useSaveAnalyticsViewMutation } from '../../api/view-api';
import { SavedView } from './SavedView';
import { ViewNameForm } from './ViewNameForm';

type ViewsPanelProps = {
  onClose: () => void;
};

export function ViewsPanel({ onClose }: ViewsPanelProps) {
  const { t } = useTranslation('pages.analytics.comparison');
  const { search } = useLocation();
  const [save] = useSaveAnalyticsViewMutation();
  const { perPerson: most } = analyticsViewLimits;
  return (
    <SidePanel
      isOpen
      onOpenChange={onClose}
      title={t('views.title')}
      description={t('views.text')}
      closeLabel={t('views.close')}
    >
      <QueryView
        query={useAnalyticsViewsQuery()}
        headingLevel={3}
        isEmpty={() => false}
        loading={<Skeleton shape="block" height="240px" />}
      >
        {(views) => (
          <Stack gap={6}>
            {views.length < most ? (
              <ViewNameForm
                label={t('views.name')}
                submitLabel={t('views.save')}
                done={t('views.saved')}
                failed={t('views.saveFailed')}
                onSend={(name) => save({ name, search: search.replace(/^\?/, '') })}
              />
            ) : (
              <Text>{t('views.full', { most })}</Text>
            )}
            <Stack gap={3}>
              <Heading level={3}>{t('views.yours', { count: views.length, most })}</Heading>
              {views.length === 0 && <Text tone="muted">{t('views.none')}</Text>}
              {views.length > 0 && (
                <Stack as="ul" gap={3}>
                  {views.map((view) => (
                    <li key={view.id}>
                      <SavedView view={view} onOpen={onClose} />
                    </li>
                  ))}
                </Stack>
              )}
            </Stack>
          </Stack>
        )}
      </QueryView>
    </SidePanel>
  );
}
