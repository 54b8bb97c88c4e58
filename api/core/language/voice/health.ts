import type { RequestAnswer } from '../request/requestAnswer.ts';

/** What no voice of a training planner answers: a doctor does. */
export type HealthTopic = 'crisis' | 'heart' | 'medication' | 'diet' | 'general';

const TOPICS: readonly (readonly [HealthTopic, RegExp])[] = [
  [
    'crisis',
    // "I hurt myself on the stairs" is an injury
    /\b(?:want(?:ing)? to|going to|gonna|about to|feel(?:ing)? like|think(?:ing)? (?:of|about)|thoughts? (?:of|about)|plan(?:ning)? to) (?:kill|hurt|harm|cut)(?:ing|ting)? myself\b|\bsuicid(?:e|al)\b|\bself[- ]?harm\w*|\bend my (?:own )?life\b|\b(?:want|wish) to die\b|\b(?:do not|don['’]?t) want to (?:live|be alive)\b|\bbetter off dead\b/i,
  ],
  [
    'heart',
    /\bchest (?:\w+ )?(?:pains?|hurts?|pressure|tightness|tight)\b|\b(?:pains?|pressure|tightness|stabbing|burning) in (?:my|the) chest\b|\btight chest\b|\bpalpitations?\b|\bheart (?:is |was |keeps? )?(?:racing|flutter\w*|pounding|skip\w*)|\bfaint(?:ed|ing)?\b|\bpassed out\b|\bpassing out\b|\bblack(?:ed|ing) out\b|\bheart attack\b|\bshort of breath at rest\b|\bcough\w* (?:up )?blood\b/i,
  ],
  [
    'medication',
    /\b(?:medications?|medicines?(?! balls?)|meds|prescriptions?|dosage|ibuprofen|paracetamol|acetaminophen|aspirin|naproxen|diclofenac|antibiotics?|pain ?killers?|beta[- ]?blockers?|statins?|insulin|inhalers?|steroids?|cortisone|antidepressants?|blood thinners?|anti-?inflammator(?:y|ies)|nsaids?|epo|testosterone|doping|semaglutide|ozempic)\b/i,
  ],
  [
    'diet',
    /\b(?:diets?|dieting|calories?|kcal|keto(?:genic)?|carb(?:s|ohydrates?)?|carb[- ]load\w*|macros|supplements|nutrition|meal plans?|protein (?:shakes?|intake|powder)|creatine|fasted|intermittent fasting|(?:lose|losing) (?:\w+ ){0,2}(?:weight|kg|kilos?|pounds?|lbs)|(?:drop|cut) (?:\d+|some|a few) ?(?:kg|kilos?|pounds?|lbs)|weight loss|eating plan|(?:should|can|must|do) i (?:eat|drink|take in)|what to (?:eat|drink))\b/i,
  ],
];

const STOP = 'Please stop training and see a doctor';
const SENTENCES: Readonly<Record<HealthTopic, string>> = {
  crisis:
    'Please talk to someone now: call your local emergency number or a crisis line, or go to a person whom you trust, and see a doctor. You do not have to be alone with this. I can only change your training schedule.',
  heart: `${STOP} before the next workout; with pain that does not go away, call an emergency number now.`,
  general: 'That is a matter for a doctor: please see a doctor. I can only change your training schedule.',
  medication:
    'Medication is a matter for your doctor or pharmacist: please see a doctor. I can only change your training schedule.',
  diet: 'What to eat, and how much, is a matter for a doctor or dietitian: please see a doctor before you change it. I can only change your training schedule.',
};

const UNDERSTOOD: Readonly<Record<HealthTopic, string>> = {
  crisis: 'You tell of something that matters more than any training.',
  heart: 'You tell of a sign that a doctor should look at.',
  general: 'You ask about your health.',
  medication: 'You speak of medication.',
  diet: 'You speak of your diet.',
};

/** The gravest health topic that a text touches; null: none. */
export function healthTopic(text: string): HealthTopic | null {
  return TOPICS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/**
 * The answer with the doctor named first. Changes that were read stand: "I am on antibiotics, skip tomorrow's run" asks for
 * one. A question of the reader's is not asked, since what it would be about is the doctor's.
 */
export function withDoctor(answer: RequestAnswer, topic: HealthTopic): RequestAnswer {
  const sentence = SENTENCES[topic];
  const isRead =
    (answer.kind === 'changes' || answer.kind === 'forbidden') &&
    (answer.changes.length > 0 || answer.events.length > 0);
  // the reader says as much of the signs that it knows
  if (isRead && answer.explanation.includes(STOP)) return answer;
  if (isRead) return { ...answer, explanation: [sentence, answer.explanation].filter(Boolean).join(' ') };
  return {
    kind: 'changes',
    understood: UNDERSTOOD[topic],
    explanation: sentence,
    changes: [],
    scope: null,
    preferences: [],
    events: [],
  };
}
