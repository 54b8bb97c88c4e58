import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setImmediate as breath } from 'node:timers/promises';
import { Zip, ZipDeflate } from 'fflate';
import type { ExportFile } from '../domain/accountData/exportAccount.ts';

/** Bytes compressed between two breaths: other requests wait no longer than that takes. */
const CHUNK = 256 * 1024;

export interface Archive {
  /** Bytes. */
  size: number;
  stream: Readable;
}

/** A file that nobody else can open, and that is gone with its last reader. */
async function unnamedFile(): Promise<FileHandle> {
  const folder = await mkdtemp(path.join(tmpdir(), 'evenpace-'));
  try {
    return await open(path.join(folder, 'archive'), 'wx+', 0o600);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function* chunksOf(text: string): Generator<Uint8Array> {
  const bytes = Buffer.from(text, 'utf8');
  for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK);
}

/**
 * Packs files as they are written, a chunk at a time, into a file without a name: memory stays flat whatever they hold, and
 * whoever writes waits for the disk and never for a slow network. `stream` closes the file.
 */
export async function zipped(
  at: Date,
  produce: (write: (file: ExportFile) => Promise<void>) => Promise<void>,
): Promise<Archive> {
  const handle = await unnamedFile();
  try {
    let packed: Uint8Array[] = [];
    let failed: Error | null = null;
    const zip = new Zip((error, data) => {
      if (error) failed = error;
      else packed.push(data);
    });
    let size = 0;
    const flush = async () => {
      if (failed) throw failed;
      const ready = packed;
      packed = [];
      for (const data of ready) {
        await handle.write(data);
        size += data.length;
      }
    };
    const write = async ({ path: name, parts }: ExportFile) => {
      const entry = new ZipDeflate(name, { level: 6 });
      entry.mtime = at;
      zip.add(entry);
      for await (const part of parts) {
        for (const chunk of chunksOf(part)) {
          entry.push(chunk);
          await flush();
          await breath();
        }
      }
      entry.push(new Uint8Array(0), true);
      await flush();
    };
    await produce(write);
    zip.end();
    await flush();
    return { size, stream: handle.createReadStream({ start: 0 }) };
  } catch (error) {
    await handle.close();
    throw error;
  }
}
