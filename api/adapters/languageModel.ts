import { type CircuitBreakerPolicy, circuitBreaker, ConsecutiveBreaker, handleAll } from 'cockatiel';
import OpenAI from 'openai';
import type { LanguageModel, ModelQuestion } from '../domain/kernel/ports.ts';

/** The whole exchange, retry included: nobody waits longer for a model than they would for a person to look up. */
const DEADLINE_MS = 12_000;
/** A server that asks for more is treated as down. */
const LONGEST_RETRY_MS = 5_000;
const FAILURES_TO_OPEN = 5;
const HALF_OPEN_AFTER_MS = 30_000;
/** Bytes of an answer; what is longer is no answer to the question. */
const MAX_BYTES = 256 * 1024;

interface Options {
  apiKey: string;
  baseURL: string;
  model: string;
  deadlineMs?: number;
}

/**
 * Any server that speaks OpenAI's chat completions, asked for JSON of a given shape. One retry, one deadline for all of it,
 * and a breaker that leaves a server alone for half a minute after five failures in a row. Rejects in every such case: the
 * caller then answers without a model.
 */
export function createLanguageModel({ apiKey, baseURL, model, deadlineMs = DEADLINE_MS }: Options): LanguageModel {
  const client = new OpenAI({
    apiKey,
    baseURL,
    timeout: deadlineMs,
    maxRetries: 1,
    logLevel: 'off',
    fetch: boundedFetch,
  });
  const breaker: CircuitBreakerPolicy = circuitBreaker(handleAll, {
    halfOpenAfter: HALF_OPEN_AFTER_MS,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  });
  return {
    name: model,
    host: new URL(baseURL).host,
    answer: (question) =>
      breaker.execute(() => withinDeadline(deadlineMs, (signal) => ask(client, model, question, signal))),
  };
}

/** Rejects at the deadline, whatever the client is waiting for: it sleeps through signals before it tries again. */
async function withinDeadline<T>(ms: number, act: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const end = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      end.abort();
      reject(new Error('The model did not answer in time.'));
    }, ms);
  });
  try {
    return await Promise.race([act(end.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function ask(client: OpenAI, model: string, question: ModelQuestion, signal: AbortSignal): Promise<unknown> {
  const { instructions, data, shape, mostTokens } = question;
  const answer = await client.chat.completions.create(
    {
      model,
      max_completion_tokens: mostTokens,
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: data },
      ],
      response_format: { type: 'json_schema', json_schema: { ...shape, strict: true } },
    },
    { signal },
  );
  const content = answer.choices?.[0]?.message?.content;
  if (typeof content !== 'string') throw new Error('The model gave no answer.');
  return JSON.parse(content) as unknown;
}

/** How long the server wants to be left alone; it may say so in seconds, in milliseconds or by the clock. */
function retryMs(headers: Headers): number {
  const ms = Number(headers.get('retry-after-ms') ?? NaN);
  if (!Number.isNaN(ms)) return ms;
  const after = headers.get('retry-after') ?? '0';
  const seconds = Number(after);
  return Number.isNaN(seconds) ? (Date.parse(after) || 0) - Date.now() : 1000 * seconds;
}

/** fetch that gives up on answers that never end, and on servers that want the caller to come back much later. */
const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (retryMs(response.headers) > LONGEST_RETRY_MS) throw new Error('The model is busy.');
  if (!response.body) return response;
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > MAX_BYTES) controller.error(new Error('The answer is too long.'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, { status: response.status, statusText: response.statusText, headers: response.headers });
};
