import { onServerSilent } from '../offline/connection.ts';
import { RestError } from './rest.ts';

/** An upload that was refused, and in how many seconds it may be sent again; null: the server does not say. */
export class UploadError extends RestError {
  readonly retryAfterSec: number | null;

  constructor(status: number, body: string, statusText: string, retryAfter: string | null) {
    super(status, body, statusText);
    this.retryAfterSec = retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
  }
}

/**
 * Sends one file in a multipart body with the session's cookie; `onProgress` hears the per cent that have gone out. Answers
 * the parsed JSON. Throws UploadError for a status that is not 2xx, TypeError when no answer came.
 */
export function upload<Answer>(
  path: string,
  { field, file, onProgress }: { field: string; file: File; onProgress: (percent: number) => void },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const body = new FormData();
    body.append(field, file);
    // fetch does not tell how much has gone out
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.withCredentials = true;
    request.setRequestHeader('accept', 'application/json');
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(Math.round((100 * loaded) / total));
    });
    request.addEventListener('load', () => {
      const { status, responseText, statusText } = request;
      if (status < 200 || status > 299)
        return reject(new UploadError(status, responseText, statusText, request.getResponseHeader('retry-after')));
      resolve(JSON.parse(responseText) as Answer);
    });
    for (const failure of ['error', 'timeout', 'abort']) {
      request.addEventListener(failure, () => {
        onServerSilent();
        reject(new TypeError('Failed to fetch'));
      });
    }
    request.send(body);
  });
}
