export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** Parsed text; undefined when it is not JSON. */
  json: any; // eslint-disable-line
}

/** A browser for tests: keeps cookies, and sends Origin as browsers do. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(readonly base: string) {}

  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const sent: Record<string, string> = { origin: this.base, 'sec-fetch-site': 'same-origin', ...headers };
    if (this.cookies.size > 0) sent.cookie ??= this.cookieHeader();
    // a form names its own type, with its boundary
    if (body !== undefined && !(body instanceof FormData)) sent['content-type'] ??= 'application/json';
    const text =
      body === undefined || typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array
        ? body
        : JSON.stringify(body);
    // an empty header stands for one that is not sent
    for (const [name, value] of Object.entries(sent)) if (value === '') delete sent[name];
    const response = await fetch(this.base + path, {
      method,
      redirect: 'manual',
      headers: sent,
      ...(text !== undefined && { body: text as BodyInit }),
    });
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    return read(response);
  }

  get = (path: string, headers?: Record<string, string>) => this.call('GET', path, undefined, headers);
  post = (path: string, body: unknown = {}, headers?: Record<string, string>) => this.call('POST', path, body, headers);
  patch = (path: string, body: unknown = {}, headers?: Record<string, string>) =>
    this.call('PATCH', path, body, headers);
  put = (path: string, body: unknown = {}, headers?: Record<string, string>) => this.call('PUT', path, body, headers);
  delete = (path: string, headers?: Record<string, string>) => this.call('DELETE', path, undefined, headers);

  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split(';');
    const at = pair.indexOf('=');
    const isGone = attributes.some((attribute) => /max-age=0|expires=Thu, 01 Jan 1970/i.test(attribute));
    if (isGone) this.cookies.delete(pair.slice(0, at));
    else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = undefined;
  }
  return { status: response.status, headers: response.headers, text, json };
}
