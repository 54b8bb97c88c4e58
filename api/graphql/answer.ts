import type { IncomingMessage } from 'node:http';

/** An HTTP answer, whole; its text as bytes where it is sent more than once. */
export interface Answered<Text extends string | Buffer = string> {
  status: number;
  headers: Readonly<Record<string, string>>;
  text: Text;
}

/** A request that never reached an operation, in the words of GraphQL. */
export function refusal(status: number, code: string, message: string): Answered {
  const text = JSON.stringify({ errors: [{ message, extensions: { code } }] });
  return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, text };
}

/** Did any operation of an answer in JSON fail? */
export function hasErrors(text: string): boolean {
  const results = [JSON.parse(text) as { errors?: unknown }].flat();
  return results.some(({ errors }) => errors !== undefined);
}

/** The body as text; null: larger than the limit, and the rest is not kept. Rejects when the sender goes away. */
export function readBody(request: IncomingMessage, mostBytes: number): Promise<string | null> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > mostBytes) return resolve(null);
    const parts: Buffer[] = [];
    let size = 0;
    request.on('data', (part: Buffer) => {
      size += part.length;
      if (size > mostBytes) return resolve(null);
      parts.push(part);
    });
    request.on('end', () => resolve(Buffer.concat(parts).toString('utf8')));
    request.on('error', reject);
  });
}
