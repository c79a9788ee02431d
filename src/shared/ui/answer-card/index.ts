export { type Answer, AnswerCard } from './AnswerCard';
