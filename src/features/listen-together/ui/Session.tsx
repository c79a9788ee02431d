import { useTranslation } from 'react-i18next';
import type { Together } from '@/shared/contract/together.ts';
import { Button } from '@/shared/ui/button';
import { Inline, Stack } from '@/shared/ui/stack';
import { Switch } from '@/shared/ui/switch';
import { Text } from '@/shared/ui/text';
import { soundsHere, useTogetherView } from '../model/together-view';
import { useTogether } from '../model/use-together';
import { People } from './People';
import { SessionLink } from './SessionLink';
import { SessionQueue } from './SessionQueue';

/** A session that goes on: its link, people, queue, and the host's choices. */
export function Session({ session, onClose }: { session: Together; onClose: () => void }) {
  const { t } = useTranslation('features.listen-together');
  const { isApart } = useTogetherView();
  const { returnToIt, leave, end, change, isPending } = useTogether();
  const { part, token, sound, adders, people } = session;
  const isHost = part === 'host';
  const host = people.find((person) => person.isHost)?.name ?? '';
  const done = (leaving: Promise<void>) => void leaving.then(onClose);
  return (
    <>
      {!isHost && (
        <Text>{t(soundsHere(session) ? 'guest.everyone' : 'guest.hostSounds', { host })}</Text>
      )}
      {isApart && soundsHere(session) && (
        <Stack gap={3}>
          <Text>{t('news.apart')}</Text>
          <Inline>
            <Button variant="solid" onClick={() => void returnToIt()}>
              {t('returnToIt')}
            </Button>
          </Inline>
        </Stack>
      )}
      {token !== null && <SessionLink token={token} />}
      {isHost && (
        <Stack gap={3}>
          <Switch
            label={t('adders')}
            checked={adders === 'everyone'}
            disabled={isPending}
            onChange={(isOn) => void change({ adders: isOn ? 'everyone' : 'host' })}
          />
          <Switch
            label={t('sound')}
            checked={sound === 'everyone'}
            disabled={isPending}
            onChange={(isOn) => void change({ sound: isOn ? 'everyone' : 'host' })}
          />
        </Stack>
      )}
      <People session={session} />
      <SessionQueue session={session} />
      <Inline gap={3} isWrapping>
        <Button variant="outline" disabled={isPending} onClick={() => done(leave())}>
          {t('leave')}
        </Button>
        {isHost && (
          <Button variant="outline" disabled={isPending} onClick={() => done(end())}>
            {t('end')}
          </Button>
        )}
      </Inline>
    </>
  );
}
