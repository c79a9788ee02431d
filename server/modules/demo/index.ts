// No module of the app: it only fills databases.
export { seedDemo } from './seed-demo.ts';
