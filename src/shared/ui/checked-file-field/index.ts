export { CheckedFileField } from './CheckedFileField';
export {
  type CheckedMedia,
  checkMedia,
  findMediaKind,
  type MediaFault,
  type MediaKind,
  mediaRules,
} from './check-media';
