import type { ReactNode } from 'react';
import { cardPictureSizes } from '@/shared/config/card-picture.ts';
import type { Mix } from '@/shared/contract/mix.ts';
import { paths } from '@/shared/routes';
import { MediaCard } from '@/shared/ui/card';
import { MixCover } from './MixCover';
import { useMixWords } from '../lib/use-mix-words';

type MixCardProps = { mix: Mix; action?: ReactNode };

export function MixCard({ mix, action }: MixCardProps) {
  const { title, reason } = useMixWords()(mix);
  return (
    <MediaCard
      artwork={<MixCover mix={mix} sizes={cardPictureSizes} />}
      title={title}
      to={paths.mix(mix.id)}
      subtitle={reason}
      action={action}
    />
  );
}
