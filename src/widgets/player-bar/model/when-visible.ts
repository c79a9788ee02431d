/** Returns the cancel function. */
export function whenVisible(callback: () => void): () => void {
  const leave = () => document.removeEventListener('visibilitychange', look);
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    leave();
    callback();
  };
  document.addEventListener('visibilitychange', look);
  look();
  return leave;
}
