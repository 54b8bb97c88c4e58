import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

/** Stands before a server like a proxy of the network; it can go away and come back, and answer a file otherwise. */
export class Front {
  private readonly server: Server;
  private readonly open = new Set<Duplex>();
  private readonly changes = new Map<string, (text: string) => string>();
  private port = 0;

  private constructor(behind: URL) {
    this.server = createServer((asked, answer) => {
      const change = this.changes.get(asked.url ?? '');
      const passed = request(
        { host: behind.hostname, port: behind.port, method: asked.method, path: asked.url, headers: asked.headers },
        (said) => {
          const { 'content-length': _, ...headers } = said.headers;
          if (!change) return void said.pipe(answer.writeHead(said.statusCode!, said.headers));
          const parts: Buffer[] = [];
          said.on('data', (part: Buffer) => parts.push(part));
          said.on('end', () =>
            answer.writeHead(said.statusCode!, headers).end(change(Buffer.concat(parts).toString())),
          );
        },
      );
      // the file itself, not what a browser knows of it
      if (change)
        for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) passed.removeHeader(name);
      passed.on('error', () => answer.destroy());
      asked.pipe(passed);
    });
    this.server.on('connection', (socket) => this.note(socket));
    this.server.on('upgrade', (asked: IncomingMessage, socket: Duplex, head: Buffer) => {
      const lines = Array.from(
        { length: asked.rawHeaders.length / 2 },
        (_, i) => `${asked.rawHeaders[2 * i]}: ${asked.rawHeaders[2 * i + 1]}`,
      );
      const passed = connect(Number(behind.port), behind.hostname, () => {
        passed.write(`${[`${asked.method} ${asked.url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`);
        passed.write(head);
        passed.pipe(socket).pipe(passed);
      });
      this.note(passed);
      for (const side of [passed, socket]) side.on('error', () => [passed, socket].forEach((each) => each.destroy()));
    });
  }

  static async before(server: string): Promise<Front> {
    const front = new Front(new URL(server));
    await front.back();
    return front;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** From now on that path is answered with its text changed. */
  change(path: string, change: (text: string) => string): void {
    this.changes.set(path, change);
  }

  /** Nobody answers at the address any more, and what was open breaks. */
  async away(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    for (const socket of this.open) socket.destroy();
    await closed;
  }

  /** Answers again, at the same address. */
  async back(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as { port: number }).port;
  }

  private note(socket: Duplex): void {
    this.open.add(socket);
    socket.once('close', () => this.open.delete(socket));
  }
}
