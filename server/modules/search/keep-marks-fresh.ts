import type { App, Dependencies } from '../../platform/app.ts';
import { setPopularMarks } from './popular-marks.ts';

/** Milliseconds from one setting of the popular marks to the next: popularity moves slowly. */
const interval = 6 * 3_600_000;

/** Sets the popular marks anew every few hours while the application runs. */
export function keepMarksFresh(app: App, { db }: Dependencies) {
  const timer = setInterval(() => {
    setPopularMarks(db).catch((error: unknown) => {
      app.log.error(error, 'the popular marks could not be set');
    });
  }, interval);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
}
