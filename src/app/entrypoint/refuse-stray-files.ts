/** A file that is dropped beside its field changes nothing: browsers would open it in place of the page. */
export function refuseStrayFiles(): void {
  const refuse = (event: DragEvent) => {
    const { dataTransfer, defaultPrevented } = event;
    const hasFiles = dataTransfer?.types.some((type) => /^Files$/.test(type)) ?? false;
    if (defaultPrevented || dataTransfer === null || !hasFiles) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  addEventListener('dragover', refuse);
  addEventListener('drop', refuse);
}
