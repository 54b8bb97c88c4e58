import { type CircuitBreakerPolicy, circuitBreaker, ConsecutiveBreaker, handleAll } from 'cockatiel';
import OpenAI from 'openai';
import type { LanguageModel, ModelQuestion } from '../domain/ports.ts';

/** The whole exchange, retry included: nobody waits longer for a model than they would for a person to look up. */
const DEADLINE_MS = 12_000;
/** A server that asks for more is treated as down. */
const LONGEST_RETRY_MS = 5_000;
const FAILURES_TO_OPEN = 5;
const HALF_OPEN_AFTER_MS = 30_000;
/** Bytes of an answer; what is longer is no answer to the question. */
const MOST_BYTES = 256 * 1024;

interface Options {
  apiKey: string;
  baseURL?: string | undefined;
  model: string;
  deadlineMs?: number;
}

/**
 * Any server that speaks OpenAI's chat completions, asked for JSON of a given shape. One retry, one deadline for all of it,
 * and a breaker that leaves a server alone for half a minute after five failures in a row. Rejects in every such case: the
 * caller then answers without a model.
 */
export function createLanguageModel({ apiKey, baseURL, model, deadlineMs = DEADLINE_MS }: Options): LanguageModel {
  const client = new OpenAI({ apiKey, baseURL, timeout: deadlineMs, maxRetries: 1, logLevel: 'off', fetch: boundedFetch });
  const breaker: CircuitBreakerPolicy = circuitBreaker(handleAll, {
    halfOpenAfter: HALF_OPEN_AFTER_MS,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  });
  return {
    name: model,
    answer: (question) => breaker.execute(() => ask(client, model, question, AbortSignal.timeout(deadlineMs))),
  };
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

/** fetch that gives up on answers that never end, and on servers that want the caller to come back much later. */
const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const wait = Number(response.headers.get('retry-after') ?? 0) * 1000;
  if (wait > LONGEST_RETRY_MS) throw new Error('The model is busy.');
  if (!response.body) return response;
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > MOST_BYTES) controller.error(new Error('The answer is too long.'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, { status: response.status, statusText: response.statusText, headers: response.headers });
};
