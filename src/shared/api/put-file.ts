type PutFile = {
  /** Below `/api`: `label/uploads/sound`. */
  path: string;
  file: Blob;
  headers: Readonly<Record<string, string>>;
  /** Receives how much of the file has arrived, from 0 to 1. */
  onProgress: (progress: number) => void;
  signal: AbortSignal;
};

/**
 * Sends a file as the body of a call and reports its progress, which `fetch` cannot. Resolves to null where it was
 * aborted or the server cannot be reached.
 */
export function putFile({ path, file, headers, onProgress, signal }: PutFile) {
  return new Promise<Response | null>((resolve) => {
    const call = new XMLHttpRequest();
    call.open('PUT', new URL(`/api/${path}`, window.location.origin));
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    call.setRequestHeader('accept-language', document.documentElement.lang);
    call.setRequestHeader('content-type', 'application/octet-stream');
    call.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress(total === 0 ? 0 : loaded / total);
    });
    call.addEventListener('load', () => {
      const { status, responseText } = call;
      resolve(new Response(responseText === '' ? null : responseText, { status }));
    });
    call.addEventListener('error', () => resolve(null));
    call.addEventListener('abort', () => resolve(null));
    signal.addEventListener('abort', () => call.abort());
    if (signal.aborted) resolve(null);
    else call.send(file);
  });
}
