/**
 * Stops this process when its parent (`npm start`) is gone, even killed; otherwise the server
 * would keep its port and data folder.
 */
export function endWithParent() {
  // Listening must not keep an idle process alive.
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM')).channel?.unref();
}
