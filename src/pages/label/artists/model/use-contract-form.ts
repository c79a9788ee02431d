import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { isProblem } from '@/shared/api';
import type { NewArtist, OfferTerms } from '@/shared/contract/label-contract.ts';
import { type FaultSentences, type FormSchema, formSchema, useDraftForm } from '@/shared/lib/form';
import { logFailure } from '@/shared/lib/log';
import { showToast } from '@/shared/ui/toast';
import type { endContractBodySchema, newArtistRules, offerRules } from './contract-rules';

export type OfferForm = z.input<typeof offerRules>;
export type NewArtistForm = z.input<typeof newArtistRules>;
export type EndForm = z.input<typeof endContractBodySchema>;

const rules = () => import('./contract-rules');

export const offerSchema = formSchema<OfferForm, OfferTerms>(
  async () => (await rules()).offerRules,
);
export const newArtistSchema = formSchema<NewArtistForm, NewArtist>(
  async () => (await rules()).newArtistRules,
);
/** The server decides which days are allowed. */
export const endSchema = formSchema<EndForm, EndForm>(
  async () => (await rules()).endContractBodySchema,
);

type ContractForm<Typed extends FieldValues, Sent> = {
  schema: FormSchema<Typed, Sent>;
  /** Initial values; leaving asks once they have changed, unless there is a draft. */
  opened: Typed;
  /** Saves what is typed under this key. */
  draftName?: string;
  preset?: Partial<Typed>;
  send: (sent: Sent) => Promise<{ error?: unknown }>;
  /** For a toast, or above the buttons. */
  said: { done: string; failed: string };
  onDone: () => void;
};

/** A form about a contract that reports its result. */
export function useContractForm<Typed extends FieldValues, Sent extends object>({
  schema,
  opened,
  draftName,
  preset,
  send,
  said: { done, failed },
  onDone,
}: ContractForm<Typed, Sent>) {
  const { t } = useTranslation('pages.label.artists');
  const day = { missing: t('contract.error.day'), invalid: t('contract.error.day') };
  const part = t('contract.error.rate');
  const sentences: FaultSentences<NewArtistForm & EndForm> = {
    royaltyRate: { missing: part, number: part, least: part, most: part, invalid: part },
    startsOn: { ...day, startsEarly: t('contract.error.startsEarly') },
    endsOn: {
      ...day,
      endsEarly: t('contract.error.endsEarly'),
      tooLong: t('contract.error.tooLong'),
    },
    lastDay: day,
    name: { missing: t('contract.error.name'), long: t('contract.error.nameLong') },
    email: { missing: t('contract.error.email'), invalid: t('contract.error.emailForm') },
  };
  return useDraftForm<Typed, Sent>({
    schema,
    name: draftName,
    empty: opened,
    preset,
    sentences,
    failed,
    send: async ({ sent }) => {
      const { error } = await send(sent);
      if (error === undefined) {
        showToast({ tone: 'success', text: done });
        return null;
      }
      logFailure('contract', error);
      const { fields, message: reason } = isProblem(error) ? error : {};
      const refusal = reason && !fields ? t('contract.because', { failed, reason }) : failed;
      return { error, refusal };
    },
    onDone,
  });
}
