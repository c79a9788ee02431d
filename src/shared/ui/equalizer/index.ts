export { Equalizer } from './Equalizer';
