import { answerOf, type PlannerQuestion } from './answerOf.ts';

/** The planner for tests, which have no workers: in the page itself. */
export default class PlannerInPage extends EventTarget {
  postMessage(question: PlannerQuestion) {
    void answerOf(question).then((data) => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate() {}
}
