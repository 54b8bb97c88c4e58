import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { UPLOAD_PACE } from '../admission/budgets.ts';
import { RequestRefused, tooLarge } from './refused.ts';

/** What a path takes: one file, in one field, of one kind. */
export interface UploadRule {
  field: string;
  /** End of the file's name, with the dot, in small letters; left out: what is in the file says what it is. */
  suffix?: string;
  mostBytes: number;
  /** Whose turn is waited for; left out: that of a recording. */
  turn?: 'archive';
  /** Texts of the refusals that depend on the kind of file. */
  messages: { tooLarge: string; wrongType?: string };
}

export interface UploadedFile {
  bytes: Uint8Array;
  /** Stands for the bytes where a request is compared with another. */
  toJSON(): { sha256: string };
}

/** Boundaries and headers around the file. */
const ENVELOPE_BYTES = 16_384;

const malformed = () => new RequestRefused(400, 'BAD_REQUEST', 'The upload is malformed.');

/**
 * The one file of a multipart body, in memory and never on disk; its name is looked at and forgotten. Throws RequestRefused:
 * 415 for another type of body, 413 for one too large, 400 for a malformed one, the wrong field, name or number of files, 408
 * for one that hardly moves.
 */
export async function readUpload(
  request: IncomingMessage,
  rule: UploadRule,
  pace: { leastBytes: number; ms: number } = UPLOAD_PACE,
): Promise<UploadedFile> {
  if (!/^multipart\/form-data\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
    throw new RequestRefused(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the file as multipart/form-data.');
  if (Number(request.headers['content-length'] ?? 0) > rule.mostBytes + ENVELOPE_BYTES)
    throw tooLarge(rule.messages.tooLarge);
  const bytes = await readFile(request, rule, pace);
  return { bytes, toJSON: () => ({ sha256: createHash('sha256').update(bytes).digest('hex') }) };
}

function readFile(
  request: IncomingMessage,
  rule: UploadRule,
  pace: { leastBytes: number; ms: number },
): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const parser = parserFor(request, rule);
    const parts: Buffer[] = [];
    let files = 0;
    let isOver = false;
    // a sender who went away while waiting for the turn says so no more
    if (request.destroyed) return reject(malformed());
    let arrived = 0;
    const look = setInterval(() => {
      if (arrived < pace.leastBytes)
        end(
          new RequestRefused(408, 'UPLOAD_TOO_SLOW', 'The upload is too slow. Please try again.', {
            Connection: 'close',
          }),
        );
      arrived = 0;
    }, pace.ms);

    const end = (refusal: RequestRefused | null) => {
      if (isOver) return;
      isOver = true;
      clearInterval(look);
      request.off('data', feed).off('end', finish);
      if (!refusal) return resolve(Buffer.concat(parts));
      // the rest is read away, so that the answer reaches a sender who is not done yet
      request.resume();
      reject(refusal);
    };
    const isOne = () => end(new RequestRefused(400, 'VALIDATION', `Send exactly one file in the field ${rule.field}.`));
    const breakOff = () => end(malformed());
    const feed = (chunk: Buffer) => {
      arrived += chunk.length;
      try {
        parser.write(chunk);
      } catch {
        breakOff();
      }
    };
    const finish = () => {
      try {
        parser.end();
      } catch {
        breakOff();
      }
    };

    parser.on('file', (field, stream, { filename }) => {
      files += 1;
      stream.on('error', () => {});
      stream.on('data', (part: Buffer) => void (isOver || parts.push(part)));
      if (field !== rule.field) return isOne();
      if (!(filename ?? '').toLowerCase().endsWith(rule.suffix ?? ''))
        return end(new RequestRefused(400, 'INVALID_FILE_TYPE', rule.messages.wrongType ?? ''));
      stream.on('limit', () => end(tooLarge(rule.messages.tooLarge)));
    });
    for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) parser.on(limit, isOne);
    parser.on('field', isOne);
    parser.on('error', breakOff);
    parser.on('close', () => (files === 1 ? end(null) : isOne()));
    request.on('data', feed).on('end', finish).on('error', breakOff).on('aborted', breakOff);
  });
}

/** Throws RequestRefused where the header names no boundary. */
function parserFor({ headers }: IncomingMessage, { mostBytes }: UploadRule): busboy.Busboy {
  try {
    return busboy({
      headers,
      defParamCharset: 'utf8',
      limits: { files: 1, fields: 0, parts: 2, fileSize: mostBytes + 1, headerPairs: 20, fieldNameSize: 100 },
    });
  } catch {
    throw malformed();
  }
}
