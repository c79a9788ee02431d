import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { showFailure } from '@/shared/ui/toast';
import { useHoldPaymentsMutation } from '../api/royalties-api';
import { ReasonForm } from './ReasonForm';

type HoldPartProps = {
  labelId: string;
  /** Why the label is not paid for now; null where it is. */
  hold: string | null;
};

/** Stops payments to a label with a reason, or allows them again. */
export function HoldPart({ labelId, hold }: HoldPartProps) {
  const { t } = useTranslation('pages.admin.royalties');
  const [isAsking, setIsAsking] = useState(false);
  const [send, { isLoading }] = useHoldPaymentsMutation();
  const change = async (reason: string | null) => {
    const { error } = await send({ receiver: `label ${labelId}`, reason });
    if (error) showFailure('holdPayments', error, { fallback: t('hold.failed') });
    else setIsAsking(false);
  };
  return (
    <Stack as="section" gap={3} align="start">
      <Heading level={3}>{t('hold.title')}</Heading>
      <Text tone={hold === null ? 'muted' : undefined}>
        {hold === null ? t('hold.none') : t('hold.reason', { reason: hold })}
      </Text>
      {isAsking ? (
        <ReasonForm
          label={t('hold.ask')}
          submitLabel={t('hold.submit')}
          isPending={isLoading}
          onSubmit={(reason) => void change(reason)}
          onCancel={() => setIsAsking(false)}
        />
      ) : (
        <Button
          size="small"
          isPending={isLoading}
          onClick={() => (hold === null ? setIsAsking(true) : void change(null))}
        >
          {t(hold === null ? 'hold.submit' : 'hold.release')}
        </Button>
      )}
    </Stack>
  );
}
