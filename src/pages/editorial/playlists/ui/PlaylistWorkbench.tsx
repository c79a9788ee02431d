import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import { editorialCategories } from '@/shared/contract/editorial-categories.ts';
import { editorialLimits } from '@/shared/contract/editorial-limits.ts';
import type { EditorialPlaylist } from '@/shared/contract/editorial-playlist.ts';
import { playlistLimits } from '@/shared/contract/limits.ts';
import { useDraftForm } from '@/shared/lib/form';
import { Field, NumberInput, Select, TextArea, TextInput } from '@/shared/ui/field';
import { Switch } from '@/shared/ui/switch';
import { Workbench } from '@/shared/ui/workbench';
import { emptyPlaylist, playlistSchema, toTyped } from '../model/playlist-form';
import type { PlaylistActs } from '../model/use-playlist-acts';
import { CoverFields } from './CoverFields';

const { priorityMin, priorityMax } = editorialLimits;

type PlaylistWorkbenchProps = {
  /** Null creates one. */
  playlist: EditorialPlaylist | null;
  acts: Pick<PlaylistActs, 'create' | 'change'>;
  /** Left or sent; a change that failed stays on this device. */
  onClose: () => void;
};

export function PlaylistWorkbench({ playlist, acts, onClose }: PlaylistWorkbenchProps) {
  const { t } = useTranslation('pages.editorial.playlists');
  const viewer = useViewer();
  const priority = t('form.error.priority');
  const { form, values, change, fault, work } = useDraftForm({
    schema: playlistSchema,
    name: `editorial-playlist-draft:${viewer?.id}`,
    empty: emptyPlaylist,
    former: playlist && toTyped(playlist),
    sentences: {
      name: { missing: t('form.error.name'), long: t('form.error.nameLong') },
      description: { long: t('form.error.descriptionLong') },
      coverImage: { invalid: t('form.error.cover'), long: t('form.error.coverLong') },
      priority: { missing: priority, number: priority, least: priority, most: priority },
    },
    failed: t('failed.create'),
    send: async ({ sent }) => {
      await (playlist ? acts.change(playlist, sent) : acts.create(sent));
      return null;
    },
    onDone: onClose,
  });
  const fields = (
    <>
      <Field most={playlistLimits.nameMax} label={t('form.name')} error={fault('name')}>
        <TextInput required autoComplete="off" {...form.register('name')} />
      </Field>
      <Field
        most={playlistLimits.descriptionMax}
        label={t('form.description')}
        error={fault('description')}
      >
        <TextArea {...form.register('description')} />
      </Field>
      <CoverFields
        value={values.coverImage}
        picture={playlist?.picture ?? null}
        error={fault('coverImage')}
        onChange={(coverImage) => change({ coverImage })}
      />
      <Field label={t('filter.category')} error={fault('category')}>
        <Select
          options={editorialCategories.map((value) => ({ value, label: t(`category.${value}`) }))}
          {...form.register('category')}
        />
      </Field>
      <Field
        label={t('form.priority')}
        hint={t('form.priorityHint', { first: priorityMin, last: priorityMax })}
        error={fault('priority')}
      >
        <NumberInput {...form.register('priority')} />
      </Field>
      <Switch
        label={t('form.isActive')}
        hint={t('form.isActiveHint')}
        checked={values.isActive}
        onChange={(isActive) => change({ isActive })}
      />
    </>
  );
  const title = playlist ? t('form.edit', { name: playlist.name }) : t('form.create');
  return (
    <Workbench
      title={title}
      steps={[{ title, content: fields }]}
      work={work}
      submitLabel={t(playlist ? 'form.save' : 'form.make')}
      isIncomplete={values.name.trim() === ''}
      onClose={onClose}
    />
  );
}
