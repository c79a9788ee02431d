/** Suggests a title from a file name: «01 - Luna_nueva.wav» is «Luna nueva». */
export function getTitle(fileName: string): string {
  const name = fileName.replace(/\.[^.]+$/, '').replaceAll('_', ' ');
  return name.replace(/^(?:\d{1,2}[-.](?=\d{2}\b))?\d+\s*[-.)]?\s*/, '').trim() || name.trim();
}
