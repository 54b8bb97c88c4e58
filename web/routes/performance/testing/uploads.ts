/** An answer of the API: a status with a body and headers in small letters, or 'unreachable'. */
export type Answer = { status: number; body: unknown; headers?: Readonly<Record<string, string>> } | 'unreachable';

export interface Sent {
  method: string;
  path: string;
  fileName: string;
  /** Per cent that have gone out. */
  progress(percent: number): void;
  answer(answer: Answer): void;
}

/** Puts a network in place of the browser's, whose uploads go on only as the test says; they are added to `sent`. */
export function serveUploads(sent: Sent[]): Sent[] {
  class Request extends EventTarget {
    readonly upload = new EventTarget();
    withCredentials = false;
    status = 0;
    statusText = '';
    responseText = '';
    private headers: Readonly<Record<string, string>> = {};
    private method = '';
    private path = '';

    open(method: string, path: string) {
      [this.method, this.path] = [method, path];
    }

    setRequestHeader() {}

    getResponseHeader(name: string): string | null {
      return this.headers[name] ?? null;
    }

    send(body: FormData) {
      sent.push({
        method: this.method,
        path: this.path,
        fileName: (body.get('file') as File).name,
        progress: (percent) =>
          this.upload.dispatchEvent(
            Object.assign(new Event('progress'), { lengthComputable: true, loaded: percent, total: 100 }),
          ),
        answer: (answer) => {
          if (answer === 'unreachable') return void this.dispatchEvent(new Event('error'));
          this.status = answer.status;
          this.headers = answer.headers ?? {};
          this.responseText = JSON.stringify(answer.body);
          this.dispatchEvent(new Event('load'));
        },
      });
    }
  }
  globalThis.XMLHttpRequest = Request as never;
  return sent;
}
