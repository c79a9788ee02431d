import { useScreenTab } from '@/widgets/office';
import { usePitchingDesk } from '../model/pitching-desk';
import { SubmitForm } from './SubmitForm';

/** The form of a new pitch, or of one that is mended. */
export function SubmitTab() {
  const { place, artistName, edited, onEdit } = usePitchingDesk();
  const [, openTab] = useScreenTab();
  return (
    <SubmitForm
      key={edited?.id}
      place={place}
      artistName={artistName}
      edited={edited}
      onSent={() => onEdit(null)}
      onShowSent={() => openTab('sent')}
    />
  );
}
