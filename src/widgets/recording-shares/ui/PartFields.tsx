import { X } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { shareRoles } from '@/shared/contract/recording-share.ts';
import { emailKeys, Field, NumberInput, Select, TextInput } from '@/shared/ui/field';
import { IconButton } from '@/shared/ui/icon-button';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { TypedPart } from '../model/share-form';
import * as styles from './recording-shares.css';

type PartFieldsProps = {
  part: TypedPart;
  /** From 1. */
  place: number;
  register: (field: 'role' | 'email' | 'part') => UseFormRegisterReturn;
  faults: { email: string | undefined; part: string | undefined };
  /** Undefined for the artist, and for a payee who has a part today. */
  onRemove: (() => void) | undefined;
};

/** Who, for what, and how much. */
export function PartFields({ part, place, register, faults, onRemove }: PartFieldsProps) {
  const { t } = useTranslation(['widgets.recording-shares', 'entities.recording-share']);
  const { isArtist, payeeId, name } = part;
  const isNew = !isArtist && payeeId === null;
  return (
    <li>
      <fieldset className={styles.row}>
        <legend>
          <VisuallyHidden>{t('form.row', { place })}</VisuallyHidden>
        </legend>
        {isNew ? (
          <Field label={t('form.email')} error={faults.email}>
            <TextInput {...emailKeys} autoComplete="off" {...register('email')} />
          </Field>
        ) : (
          <div className={styles.known}>
            <Text weight="medium">{name}</Text>
            <Text size="small" tone="muted">
              {t(isArtist ? 'form.artist' : 'form.payee')}
            </Text>
          </div>
        )}
        <Field label={t('form.role')}>
          <Select
            {...register('role')}
            options={shareRoles.map((role) => ({
              value: role,
              label: t(`entities.recording-share:role.${role}`),
            }))}
          />
        </Field>
        <Field label={t('form.part')} error={faults.part}>
          <NumberInput required hasDecimals {...register('part')} />
        </Field>
        {onRemove && (
          <IconButton
            label={t('form.remove', { place })}
            onClick={onRemove}
            className={styles.remove}
          >
            <X size={16} />
          </IconButton>
        )}
      </fieldset>
    </li>
  );
}
