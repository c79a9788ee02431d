import { useTranslation } from 'react-i18next';
import { type DecisionTexts, type TakingBack, useDecided } from '../model/use-decided';
import { Act } from './ItemPanel';

type ApprovalActsProps = {
  action: Parameters<typeof useDecided>[0];
  /** The acts with their item, for screen readers. */
  names: { approve: string; reject: string };
  /** Of the approval. */
  texts: DecisionTexts;
  /** Not to be approved yet; the panel says why. */
  isBlocked: boolean;
  isPending: boolean;
  taking: TakingBack;
  approve: () => Promise<{ error?: unknown }>;
  /** Called once it is decided, by anyone. */
  onDone: () => void;
  /** Opens the form. */
  onReject: () => void;
};

/** Approves at once, or rejects with a form. */
export function ApprovalActs(props: ApprovalActsProps) {
  const { action, names, texts, isBlocked, isPending, taking, approve, onDone, onReject } = props;
  const { t } = useTranslation('pages.editorial.inbox');
  const decided = useDecided(action, taking);
  const handleApprove = async () => {
    const { error } = await approve();
    if (decided(error, texts)) onDone();
  };
  return (
    <>
      <Act label={t('reject.act')} name={names.reject} shortcut="r" hasForm onPress={onReject} />
      <Act
        label={t('approve.act')}
        name={names.approve}
        variant="solid"
        shortcut="a"
        isBlocked={isBlocked}
        isPending={isPending}
        onPress={() => void handleApprove()}
      />
    </>
  );
}
