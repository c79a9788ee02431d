/** A server whose parent (`npm start`) was killed must not keep its port and data folder. */
export function endWithParent() {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM')).channel?.unref();
}
