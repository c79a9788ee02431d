/** A server whose parent (`npm start`) was killed must not keep its port and data folder. */
export function endWithParent() {
  // Listening must not keep an idle process alive.
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM')).channel?.unref();
}
