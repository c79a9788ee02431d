import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useChangeProfileMutation } from '@/entities/account';
import { isProblem } from '@/shared/api';
import { countryCodes, languageCodes } from '@/shared/contract/codes.ts';
import { credentialLimits, profileLimits } from '@/shared/contract/limits.ts';
import type { User } from '@/shared/contract/user.ts';
import { isSpoken } from '@/shared/i18n';
import {
  fieldSentence,
  lazySchema,
  showFieldProblems,
  usePrefetchedSchema,
  useSeen,
} from '@/shared/lib/form';
import { formatCountry, formatLanguage } from '@/shared/lib/format';
import { logFailure } from '@/shared/lib/log';
import { Button } from '@/shared/ui/button';
import { Field, Select, TextArea, TextInput } from '@/shared/ui/field';
import { Stack } from '@/shared/ui/stack';
import { useBriefMessage } from '../../lib/use-brief-message';
import type { ProfileForm, ProfileMessage } from '../../model/profile-form';
import { useProfilePicture } from '../../model/use-profile-picture';
import { PictureField } from './PictureField';
import { SettingsCard, SettingsFooter } from './SettingsCard';
import { UnsavedSettings } from './UnsavedSettings';

const schema = lazySchema<ProfileForm>(() =>
  import('../../model/profile-form').then((form) => form.profileFormSchema),
);

/** The form's fields as the server has them. */
const getFields = ({ displayName, bio, country, language, profileImage }: User) => ({
  displayName,
  bio,
  country,
  language,
  profileImage,
});

const getValues = ({ displayName, bio, country, language }: ProfileForm): ProfileForm => ({
  displayName,
  bio,
  country,
  language,
});

type NameOf = (code: string, language: string) => string;

const getOptions = (codes: readonly string[], getName: NameOf, language: string) =>
  codes
    .map((value) => ({ value, label: getName(value, language) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));

/** 'Perfil'. Uploads the picture first, then saves the rest with its path. */
export function ProfileSettings({ viewer }: { viewer: User }) {
  const { t, i18n } = useTranslation('pages.listener.profile');
  const [changeProfile] = useChangeProfileMutation();
  const { message, succeed, fail } = useBriefMessage<
    'profile.saved' | 'profile.error.failed' | 'profile.error.changed'
  >();
  const picture = useProfilePicture(viewer.profileImage);
  const seen = useSeen(getFields(viewer));
  const languageLabel = (code: string, shown: string) => {
    const name = formatLanguage(code, shown);
    return isSpoken(code) ? name : t('profile.untranslated', { language: name });
  };
  const countries = getOptions(countryCodes, formatCountry, i18n.language);
  const languages = getOptions(languageCodes, languageLabel, i18n.language);
  usePrefetchedSchema(schema);
  const form = useForm<ProfileForm>({
    resolver: schema,
    defaultValues: getValues(viewer),
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const [written, chosen] = useWatch({ control: form.control, name: ['bio', 'language'] });
  const languageHint = isSpoken(chosen)
    ? undefined
    : t('profile.untranslatedHint', { language: formatLanguage(chosen, i18n.language) });

  const getError = (name: keyof ProfileForm) =>
    fieldSentence(errors[name], (key: ProfileMessage) => t(key));

  const showFailure = (error: unknown) => {
    logFailure('change profile', error);
    showFieldProblems(form, error);
    picture.refuse(error);
    seen.noteRefusal(error);
    const isChanged = isProblem(error) && error.kind === 'duplicate';
    fail(isChanged ? 'profile.error.changed' : 'profile.error.failed');
  };

  const handleSubmit = form.handleSubmit(async (values) => {
    const sent = await picture.send();
    if ('error' in sent) {
      showFailure(sent.error);
      return;
    }
    const { changes, seen: saw } = seen.getChanges({ ...values, ...sent });
    const { data, error } = await changeProfile({ ...changes, seen: saw });
    if (!data) {
      showFailure(error);
      return;
    }
    const saved = getFields(data);
    seen.noteSaved(saved);
    // Fields stay registered, because the compiler registers each only once.
    form.reset(getValues(saved), { keepFieldsRef: true });
    picture.settle();
    succeed('profile.saved');
  });

  return (
    <SettingsCard title={t('profile.title')} text={t('profile.text')}>
      <form noValidate data-checks-length="" onSubmit={(event) => void handleSubmit(event)}>
        <Stack gap={5}>
          <PictureField picture={picture} seed={viewer.id} />
          <Field
            label={t('profile.displayName')}
            most={credentialLimits.displayNameMax}
            error={getError('displayName')}
          >
            <TextInput autoComplete="nickname" {...form.register('displayName')} />
          </Field>
          <Field
            label={t('profile.bio')}
            most={profileLimits.bioMax}
            hint={t('profile.bioHint', { used: written.length, max: profileLimits.bioMax })}
            error={getError('bio')}
          >
            <TextArea {...form.register('bio')} />
          </Field>
          <Field label={t('profile.country')} error={getError('country')}>
            <Select options={countries} autoComplete="country" {...form.register('country')} />
          </Field>
          <Field
            label={t('profile.language')}
            {...(languageHint && { hint: languageHint })}
            error={getError('language')}
          >
            <Select options={languages} {...form.register('language')} />
          </Field>
          <SettingsFooter message={message && { ...message, text: t(message.text) }}>
            <Button type="submit" variant="solid" isPending={isSubmitting}>
              {t(isSubmitting ? 'profile.saving' : 'profile.save')}
            </Button>
          </SettingsFooter>
        </Stack>
      </form>
      <UnsavedSettings isChanged={isDirty || picture.isChanged} />
    </SettingsCard>
  );
}
