import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Section } from '@/shared/ui/section';
import { Surface } from '@/shared/ui/surface';
import { WorkspaceList } from './WorkspaceList';

const nothing = () => undefined;

/** Asks an account that speaks for several artists; the choice is kept on the device. */
export function ChooseArtist() {
  const { t } = useTranslation('widgets.workspace');
  const { pathname } = useLocation();
  return (
    <Section title={t('title')}>
      <Surface>
        <WorkspaceList tools={[{ path: pathname, takes: 'artist' }]} onChosen={nothing} />
      </Surface>
    </Section>
  );
}
