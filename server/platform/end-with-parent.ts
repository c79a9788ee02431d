/**
 * Ends this process in order when the one that started it with a channel (`npm start`) is gone,
 * killed included: otherwise the server would keep its port and its data folder.
 */
export function endWithParent() {
  // Listening must not keep alive what has nothing else to do.
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM')).channel?.unref();
}
