/** It must not keep port and data folder of a killed `npm start`. */
export function endWithParent() {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM')).channel?.unref();
}
