export { type FakeAudio, createFakeAudio } from './create-fake-audio';
