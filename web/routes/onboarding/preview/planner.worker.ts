import { answerOf, type PlannerQuestion } from './answerOf.ts';

addEventListener('message', ({ data }: MessageEvent<PlannerQuestion>) => void answerOf(data).then(postMessage));
