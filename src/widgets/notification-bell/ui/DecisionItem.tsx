import {
  BadgeEuro,
  CalendarHeart,
  CircleUserRound,
  Disc3,
  FileSignature,
  Film,
  GraduationCap,
  type LucideIcon,
  Megaphone,
  Percent,
  Send,
  Users,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnReason } from '@/entities/figure';
import { MessageText } from '@/entities/notification';
import { readAgain } from '../api/notification-api';
import { decisionAddress } from '../lib/decision-address';
import type { DecisionNotification } from '@/shared/contract/notification.ts';
import { formatDate } from '@/shared/lib/format';
import { useAppDispatch } from '@/shared/redux';
import { ButtonLink } from '@/shared/ui/button';
import { Text } from '@/shared/ui/text';
import { BellEntry } from './BellEntry';

type DecisionItemProps = Pick<ComponentProps<typeof BellEntry>, 'headRef'> & {
  notification: DecisionNotification;
  onLeave: () => void;
};

const icons: Record<DecisionNotification['subject'], LucideIcon> = {
  pitch: Send,
  canvas: Film,
  release: Disc3,
  budget: Megaphone,
  marquee: Megaphone,
  campaign: CalendarHeart,
  participation: CalendarHeart,
  offer: FileSignature,
  answer: FileSignature,
  agreement: FileSignature,
  member: CircleUserRound,
  profile: CircleUserRound,
  share: Percent,
  shareAnswer: Percent,
  payment: BadgeEuro,
  family: Users,
  student: GraduationCap,
};

/** See docs/product/notices.md. */
export function DecisionItem({ notification, headRef, onLeave }: DecisionItemProps) {
  const { t } = useTranslation('widgets.notification-bell.decisions');
  const { t: tRelease } = useTranslation('entities.release');
  const { reason, word, by, link, presaleCode, playlists = [] } = notification;
  const getReturnReason = useReturnReason();
  const { title, next } = useDecisionWords(notification);
  const dispatch = useAppDispatch();
  const Icon = icons[notification.subject];
  const leave = () => {
    dispatch(readAgain(notification.subject));
    onLeave();
  };
  return (
    <BellEntry
      notification={notification}
      title={title}
      icon={<Icon size={20} />}
      headRef={headRef}
    >
      {reason && <Text>{t('reason', { reason: tRelease(`reason.${reason}`) })}</Text>}
      {word !== '' &&
        !isDated(notification) &&
        (notification.subject === 'payment' ? (
          <Text>{t('reason', { reason: getReturnReason(word) })}</Text>
        ) : (
          <MessageText>{t('word', { word })}</MessageText>
        ))}
      {playlists.length > 0 && <Text>{t('playlists', { names: playlists.join(', ') })}</Text>}
      <Text>{next}</Text>
      {presaleCode !== undefined && (
        <MessageText>{t('participation.code', { code: presaleCode })}</MessageText>
      )}
      {link && (
        <ButtonLink to={decisionAddress(link)} size="small" onClick={leave}>
          {notification.subject === 'payment' && notification.outcome === 'asked'
            ? t('payment.asked.link')
            : t(`link.${link.screen}`)}
        </ButtonLink>
      )}
      {by !== null && (
        <Text size="small" tone="muted">
          {t('by', { name: by })}
        </Text>
      )}
    </BellEntry>
  );
}

/** The word is a day, which is in the sentences. */
const isDated = ({ subject, outcome }: DecisionNotification) =>
  subject === 'family' ||
  (subject === 'agreement' && outcome === 'asked') ||
  (subject === 'student' && outcome !== 'rejected');

const participations = ['joined', 'called_off', 'changed'] as const;

/** Outcomes of a Fans First campaign. */
const turns = ['begun', 'full', 'over', 'called_off'] as const;

const familyTurns = ['joined', 'called_off', 'over', 'begun'] as const;

const studentTurns = ['rejected', 'asked', 'expired'] as const;

/** The word of a plan that ends is its last day; the title is empty once the payer is gone. */
function getFamilyTurn({ outcome, title, word }: DecisionNotification) {
  const turn = familyTurns.find((known) => known === outcome);
  if (turn !== undefined) return turn;
  if (title === '') return 'deleted';
  return word === '' ? 'expired' : 'ends';
}

function useDecisionWords(notification: DecisionNotification) {
  const { subject, outcome, title } = notification;
  const artist = notification.artist?.name ?? '';
  const { t, i18n } = useTranslation('widgets.notification-bell.decisions');
  if (subject === 'family') {
    const turn = getFamilyTurn(notification);
    const date = turn === 'ends' ? formatDate(notification.word, i18n.language) : '';
    return { title: t(`family.${turn}.title`, { title, date }), next: t(`family.${turn}.next`) };
  }
  if (subject === 'student') {
    const turn = studentTurns.find((known) => known === outcome) ?? 'accepted';
    const isDay = isDated(notification) && notification.word !== '';
    const date = isDay ? formatDate(notification.word, i18n.language) : '';
    return {
      title: t(`student.${turn}.title`, { date }),
      next: t(`student.${turn}.next`, { date }),
    };
  }
  if (subject === 'offer') {
    return { title: t('offer.title', { title, artist }), next: t('offer.next') };
  }
  if (subject === 'share') {
    return { title: t('share.title', { title, artist }), next: t('share.next') };
  }
  if (subject === 'member') {
    return { title: t('member.title', { title, artist }), next: t('member.next') };
  }
  if (subject === 'payment' && outcome === 'asked') {
    return { title: t('payment.asked.title', { title }), next: t('payment.asked.next') };
  }
  if (subject === 'payment' && outcome === 'expired') {
    return {
      title: title === '' ? t('payment.expired.several') : t('payment.expired.title', { title }),
      next: t('payment.expired.next'),
    };
  }
  if (subject === 'payment') {
    return { title: t('payment.title', { title }), next: t('payment.next') };
  }
  if (subject === 'participation') {
    const became = participations.find((known) => known === outcome) ?? 'joined';
    return {
      title: t(`participation.${became}.title`, { title }),
      next: t(`participation.${became}.next`),
    };
  }
  if (subject === 'marquee') {
    const turn = outcome === 'begun' || outcome === 'spent' ? outcome : 'over';
    return { title: t(`marquee.${turn}.title`, { title }), next: t(`marquee.${turn}.next`) };
  }
  if (subject === 'campaign') {
    const turn = turns.find((known) => known === outcome) ?? 'over';
    return { title: t(`campaign.${turn}.title`, { title }), next: t(`campaign.${turn}.next`) };
  }
  if (subject === 'agreement' && outcome === 'asked') {
    const date = formatDate(notification.word, i18n.language);
    return { title: t('agreement.asked.title', { title, date }), next: t('agreement.asked.next') };
  }
  if (subject === 'agreement') {
    const turn = outcome === 'over' ? 'over' : 'begun';
    return { title: t(`agreement.${turn}.title`, { title }), next: t(`agreement.${turn}.next`) };
  }
  if (subject === 'pitch' && outcome === 'placed') {
    return { title: t('pitch.placed.title', { title }), next: t('pitch.placed.next') };
  }
  const decided = outcome === 'rejected' ? 'rejected' : 'accepted';
  return {
    title: t(`${subject}.${decided}.title`, { title }),
    next: t(`${subject}.${decided}.next`),
  };
}
