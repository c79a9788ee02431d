import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Story } from '@/shared/contract/story.ts';
import { storyAge, storyRest } from './story-time';

const minute = 60_000;

/** Age and time left in words, updated while shown. */
export function useStoryWords() {
  const { t } = useTranslation('entities.story');
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return {
    age: ({ createdAt }: Pick<Story, 'createdAt'>) => {
      const age = storyAge(createdAt, now);
      if (age.kind === 'minutes') return t('age.minutes', { minutes: age.minutes });
      return age.kind === 'hours' ? t('age.hours', { hours: age.hours }) : t(`age.${age.kind}`);
    },
    rest: ({ expiresAt }: Pick<Story, 'expiresAt'>) => {
      const rest = storyRest(expiresAt, now);
      if (rest.kind === 'minutes') return t('rest.minutes');
      return rest.kind === 'hours' ? t('rest.hours', { count: rest.hours }) : t('age.expired');
    },
    type: ({ type }: Pick<Story, 'type'>) => t(`type.${type}`),
  };
}
