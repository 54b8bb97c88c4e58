import { useEffect, useRef, useState } from 'react';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import type { OnboardingAnswers } from '../onboardingAnswers.ts';
import type { PlannerAnswer, PlannerQuestion } from './preview/answerOf.ts';
// the bundler makes its constructor
// oxlint-disable-next-line import/default
import PlannerWorker from './preview/planner.worker.ts?worker';
import type { PlanPreview } from './preview/planPreview.ts';

/** Answers are planned once nobody has typed for so long, milliseconds. */
const PAUSE = 250;

let worker: Worker | null = null;

/** Its code is fetched with it, beside the page's own. */
export function startPlanner(): Worker {
  worker ??= new PlannerWorker();
  return worker;
}

/** Nobody looks at a plan any more. */
export function stopPlanner(): void {
  worker?.terminate();
  worker = null;
}

/** What the answers come to, planned beside the page while they change: the last plan stays until the next is there. */
export function usePlanner(answers: OnboardingAnswers, today: Day) {
  const [preview, setPreview] = useState<PlanPreview | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const asked = useRef(0);
  const pause = useRef(0);

  useEffect(() => {
    const planner = startPlanner();
    const fail = () => setFailed(true);
    const show = ({ data: { id, preview: next } }: MessageEvent<PlannerAnswer>) => {
      if (id !== asked.current) return;
      if (next) setPreview(next);
      setFailed(next === null);
    };
    planner.addEventListener('message', show);
    planner.addEventListener('error', fail);
    return () => {
      planner.removeEventListener('message', show);
      planner.removeEventListener('error', fail);
    };
  }, [tries]);

  useEffect(() => {
    const timer = setTimeout(() => {
      asked.current += 1;
      startPlanner().postMessage({ id: asked.current, answers, today } satisfies PlannerQuestion);
    }, pause.current);
    pause.current = PAUSE;
    return () => clearTimeout(timer);
  }, [answers, today, tries]);

  const retry = () => {
    stopPlanner();
    setTries(tries + 1);
  };
  return { preview, hasFailed, retry };
}
