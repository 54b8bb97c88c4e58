// Reads one file after the other as they are posted, and answers each. Its reader ends it when it takes too long.
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { readRecording } from '../recordings/read.ts';
import type { Ready } from './reader.ts';

// answering people comes first; only Linux means this one thread by it
if (process.platform === 'linux') setPriority(10);

function ownThread(): string | null {
  try {
    return readlinkSync('/proc/thread-self');
  } catch {
    return null;
  }
}

parentPort!.on('message', (bytes: Uint8Array) => {
  void readRecording(bytes)
    .catch(() => ({ refusal: 'damaged' as const }))
    .then((answer) => parentPort!.postMessage(answer));
});
parentPort!.postMessage({ thread: ownThread() } satisfies Ready);
