import { defineModule } from '../../platform/module.ts';
import { imageRoutes } from './image.routes.ts';

export const imageModule = defineModule({ name: 'image', routes: [imageRoutes] });

export { imagePath, picturePath, pictureVersion } from './image-path.ts';
export {
  foreignCover,
  listForemostSubjects,
  pictureAsset,
  playlistCover,
  sentAsset,
} from './image.repository.ts';
export { pictureFaultSentence } from './picture-fault-sentence.ts';
export { coverPurpose, stageCover, tooLargeCover } from './stage-cover.ts';
export { stagePicture, tooLargePicture } from './stage-picture.ts';
