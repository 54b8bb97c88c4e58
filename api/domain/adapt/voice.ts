import { adoptAnswer } from '../../core/language/voice/adoptAnswer.ts';
import { healthTopic, withDoctor } from '../../core/language/voice/health.ts';
import { isLeftToModel } from '../../core/language/voice/isLeftToModel.ts';
import { readModelAnswer } from '../../core/language/voice/modelAnswer.ts';
import { adjustmentQuestion } from '../../core/language/voice/prompt.ts';
import type { RequestAnswer } from '../../core/language/request/requestAnswer.ts';
import type { ConversationTurn } from '../../core/language/request/request.ts';
import { adviceFor } from './advice.ts';
import type { OpenSchedule } from '../planning/openSchedule.ts';
import type { ModelQuestion, VoiceDeps } from '../kernel/ports.ts';

export const BUILT_IN = 'built-in';

/** What came of a question: the model's answer, unchecked, or that there is none. */
export type Heard = { kind: 'answer'; answer: unknown } | { kind: 'missed' };

/**
 * Asks the model, within the athlete's questions of an hour and those of all athletes on a day (UTC). Never throws: a model
 * that fails is one that said nothing.
 */
export async function askModel(
  { model, limits, clock }: VoiceDeps,
  athleteId: string,
  question: ModelQuestion,
): Promise<Heard> {
  if (!model) return { kind: 'missed' };
  try {
    if ((await limits.take('askModel', athleteId)) > 0) return { kind: 'missed' };
    if ((await limits.take('askModelOfAll', clock().toISOString().slice(0, 10))) > 0) return { kind: 'missed' };
    return { kind: 'answer', answer: await model.answer(question) };
  } catch {
    return { kind: 'missed' };
  }
}

interface Request {
  athleteId: string;
  /** The athlete lets a model read their requests. */
  isAllowed: boolean;
  text: string;
  /** Oldest first. */
  turns: readonly ConversationTurn[];
  open: Pick<OpenSchedule, 'workouts' | 'limits'>;
}

export interface Voiced {
  answer: RequestAnswer;
  /** built-in or the model's name. */
  voice: string;
  /** A model was to answer and could not. */
  modelMissed: boolean;
}

/**
 * The best answer to a request: the built-in coach's, or a model's where the athlete allows it and the request is better
 * left to one. What a doctor must answer goes to no model at all.
 */
export async function voiced(
  deps: VoiceDeps,
  builtIn: RequestAnswer,
  { athleteId, isAllowed, text, turns, open }: Request,
): Promise<Voiced> {
  const ours = (answer: RequestAnswer, modelMissed = false): Voiced => ({ answer, voice: BUILT_IN, modelMissed });
  const topic = healthTopic(text);
  if (topic !== null) return ours(withDoctor(builtIn, topic));
  if (!deps.model || !isAllowed || !isLeftToModel(text, builtIn, open.limits)) return ours(builtIn);
  const advice = await adviceFor(deps, athleteId);
  const { ids, ...question } = adjustmentQuestion({ request: text, turns, advice }, open.workouts, open.limits);
  const heard = await askModel(deps, athleteId, question);
  const said = heard.kind === 'answer' ? readModelAnswer(heard.answer, ids) : null;
  if (said === null) return ours(builtIn, true);
  if (said.topic === 'health') return ours(withDoctor(builtIn, 'general'));
  if (said.topic === 'other') return ours(builtIn);
  const answer = adoptAnswer(said, open);
  if (answer === null) return ours(builtIn, true);
  // ours names the workouts that it could be
  if (answer.kind === 'question' && builtIn.kind === 'question') return ours(builtIn);
  return { answer, voice: deps.model.name, modelMissed: false };
}
