export { zoneHere } from './zone-here';
