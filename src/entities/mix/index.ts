export { mixApi, useMixQuery } from './api/mix-api';
export { useMixWords } from './lib/use-mix-words';
export { MixCard } from './ui/MixCard';
export { MixCover } from './ui/MixCover';
