import { useTranslation } from 'react-i18next';
import { Notice } from '@/shared/ui/notice';

type TooLateProps = {
  /** `sent`: the server has it or may have it. `gone`: it was discarded, here or in another tab. */
  why: 'sent' | 'gone';
  /** Whether the list offers to edit it once it is delivered. @default false */
  isEditable?: boolean;
};

/**
 * Says in the form of something that a tool made why its change was not kept. What was discarded can be kept from the form
 * as something new. It stands above the buttons, where somebody just pressed one. See docs/product/outbox.md.
 */
export function TooLate({ why, isEditable = false }: TooLateProps) {
  const { t } = useTranslation('entities.outbox');
  const sent = isEditable ? 'alreadySent.editable' : 'alreadySent.final';
  return (
    <Notice tone="danger" role="alert">
      {t(why === 'gone' ? 'gone' : sent)}
    </Notice>
  );
}
