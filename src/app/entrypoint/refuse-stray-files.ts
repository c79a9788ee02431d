/** A file dropped beside a field would replace the page. */
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
