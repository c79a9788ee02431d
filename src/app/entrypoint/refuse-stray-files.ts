/** A file that is dropped beside its field changes nothing: browsers would open it in place of the page. */
export function refuseStrayFiles(): void {
  const refuse = (event: DragEvent) => {
    const { dataTransfer, defaultPrevented } = event;
    if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  addEventListener('dragover', refuse);
  addEventListener('drop', refuse);
}
