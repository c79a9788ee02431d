/** A server whose killed `npm start` is gone must not keep its port and data folder. */
export function endWithParent() {
  // Listening must not keep an idle process alive.
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM')).channel?.unref();
}
