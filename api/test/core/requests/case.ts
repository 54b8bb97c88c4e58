import type { ConversationTurn } from '../../../core/language/request/request.ts';

/**
 * What an athlete writes, and what is expected of it on the fixed schedule of `schedule.ts`. Days are days of January 2027.
 * 'move 07-bike 08', 'move 07-bike *' (any day), 'swap a b', 'remove a', 'resize a 60', 'resize a <90', 'ease a easy', 'add strength 08',
 * 'replace a run', 'free 06 07' (every workout of those days goes elsewhere or out), 'drop swim 11 17' (every swim from the 11th to
 * the 17th goes or becomes another sport), 'event illness', 'event travel 06 08', 'prefer …', 'threshold ftp 251', 'always', 'until 15', '? word' (one question
 * holding the word), '! CODE' (a limit forbids it; operations are then not judged), 'less 06 10 300' (at most 300 min are left of
 * those days, or clearly fewer than before where no number is given, and no workout grows), 'x' (not understood), 'why' (reasons are told), 'unclear' (not
 * understood, asked back, or answered without a change). Nothing else may change.
 */
export interface RequestCase {
  text: string;
  expected: readonly string[];
  before?: readonly ConversationTurn[];
}

export const says = (text: string, ...expected: string[]): RequestCase => ({ text, expected });

/** A second turn: what the athlete wrote, what the coach asked, what the athlete answers. */
export const answers = (first: string, question: string, text: string, ...expected: string[]): RequestCase => ({
  text,
  expected,
  before: [
    { role: 'athlete', content: first },
    { role: 'coach', content: question },
  ],
});
