import type { Day } from '../../core/calendar/calendar.ts';
import { readReview, reviewQuestion } from '../../core/language/voice/reviewWording.ts';
import { hashOfSecret } from '../account/account.ts';
import { adviceFor } from '../adapt/advice.ts';
import { isConsented, MODEL_CONSENT } from '../account/modelConsent.ts';
import type { VoiceDeps } from '../kernel/ports.ts';
import { askModel, BUILT_IN } from '../adapt/voice.ts';

/** A model that could not word a review is not asked again before. */
const ASKED_AGAIN_MS = 3_600_000;

interface Review {
  athleteId: string;
  /** The review's sentences without anything that a person wrote. */
  facts: readonly string[];
  today: Day;
}

export interface WordedReview {
  /** Null: the facts stand as they are. */
  sentences: readonly string[] | null;
  voice: string;
  modelMissed: boolean;
}

/** Reviews that are being worded by this process. */
const underWay = new Set<string>();

/**
 * A model's words for a review, where they were made of these facts. Where there are none yet, they are asked for and shown
 * the next time: nobody waits for them.
 */
export async function wordedReview(deps: VoiceDeps, review: Review): Promise<WordedReview> {
  const known = await deps.db.reviewWording.findUnique({ where: { athleteId: review.athleteId } });
  const factsHash = hashOfSecret(JSON.stringify(review.facts));
  const isOfThese = known?.factsHash === factsHash;
  if (known && isOfThese && known.sentences.length > 0)
    return { sentences: known.sentences, voice: known.voice, modelMissed: false };
  const isTooSoon = known && isOfThese && deps.clock().getTime() - known.askedAt.getTime() < ASKED_AGAIN_MS;
  const key = `${review.athleteId} ${factsHash}`;
  if (!isTooSoon && review.facts.length > 0 && !underWay.has(key)) {
    underWay.add(key);
    // an athlete who leaves, or a database that closes, needs no review
    void word(deps, review, factsHash)
      .catch(() => {})
      .finally(() => underWay.delete(key));
  }
  return { sentences: null, voice: BUILT_IN, modelMissed: Boolean(isOfThese) };
}

async function word(deps: VoiceDeps, { athleteId, facts, today }: Review, factsHash: string): Promise<void> {
  const askedAt = deps.clock();
  const heard = await askModel(deps, athleteId, reviewQuestion(facts, await adviceFor(deps, athleteId)));
  const sentences = heard.kind === 'answer' ? readReview(heard.answer, { facts, today }) : null;
  // consent may have been taken back meanwhile
  const consent = await deps.db.athlete.findUniqueOrThrow({ where: { id: athleteId }, select: MODEL_CONSENT });
  if (!isConsented(consent, deps)) return;
  const data = { factsHash, sentences: [...(sentences ?? [])], voice: deps.model!.name, askedAt };
  await deps.db.reviewWording.upsert({ where: { athleteId }, create: { athleteId, ...data }, update: data });
}
