export { AnswerCard } from './AnswerCard';
