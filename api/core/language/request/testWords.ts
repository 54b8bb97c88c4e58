import { ENDURANCE_SPORTS, type EnduranceSport } from '../../codes/sport.ts';
import { listOf } from '../../units/listOf.ts';
import type { RequestAnswer } from './requestAnswer.ts';
import type { PreferenceChange } from './request.ts';

type Tests = Extract<PreferenceChange, { kind: 'tests' }>;

const SPORT_WORDS: readonly (readonly [RegExp, EnduranceSport])[] = [
  [/\b(?:run|runs|running|pace|lthr)\b/, 'running'],
  [/\b(?:ftp|bike|biking|cycling|ride|rides|riding|power)\b/, 'cycling'],
  [/\b(?:css|swim|swims|swimming)\b/, 'swimming'],
];
const SPORT = '(?:run|runs|running|pace|lthr|ftp|bike|biking|cycling|ride|rides|riding|power|css|swim|swims|swimming)';
const SPORTS = `(?:my )?${SPORT}(?:(?: ?,| or| and| ?/)? (?:my )?${SPORT})*`;
const ENDS = '(?: (?:please|any ?more|again|for me|at all|ever|ever again|from now on|thanks))*';
const NOTHING = '(?:(?:please|hi|hey|hello|coach|and|so) ?,? )*';
const SOME = '(?:(?:any|all|more|the|my|these|those) )*';
const TESTS = `(?:threshold |fitness )?(?:tests|testing)`;

const STOP =
  "(?:no|stop|skip all|drop|without|leave out|cut out|remove all|stop planning|never plan|(?:i )?(?:do not|don't|dont) (?:want|need|plan|schedule|give me|put in|make me do)(?: to (?:do|have))?|i want no|i would rather not have)";
const START = '(?:plan|resume|restart|start|bring back|give me|put in|i want|turn on|switch on|allow)';

const WAYS: readonly { says: RegExp; wanted: boolean }[] = [
  {
    says: new RegExp(`^${NOTHING}${STOP} ${SOME}(${SPORTS} )?${TESTS}(?: (?:of|for|in|on) (${SPORTS}))?${ENDS}$`),
    wanted: false,
  },
  {
    says: new RegExp(`^${NOTHING}(?:stop|quit|never|do not|don't|dont) (?:testing|test)(?: me| (${SPORTS}))?${ENDS}$`),
    wanted: false,
  },
  { says: new RegExp(`^${NOTHING}(?:turn|switch) off ${SOME}(${SPORTS} )?${TESTS}${ENDS}$`), wanted: false },
  {
    says: new RegExp(`^${NOTHING}${START} ${SOME}(${SPORTS} )?tests(?: (?:of|for|in) (${SPORTS}))?${ENDS}$`),
    wanted: true,
  },
  {
    says: new RegExp(
      `^${NOTHING}(?:(?:you (?:may|can) )?test me again|you (?:may|can) test (?:me|(${SPORTS})) again)${ENDS}$`,
    ),
    wanted: true,
  },
];

function testsWanted(text: string): Tests | null {
  const plain = text
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/ ?[.!]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  for (const { says, wanted } of WAYS) {
    const found = says.exec(plain);
    if (!found) continue;
    const named = found.slice(1).filter(Boolean).join(' ');
    const sports = SPORT_WORDS.filter(([word]) => word.test(named)).map(([, sport]) => sport);
    return { kind: 'tests', wanted, sports: named === '' ? ENDURANCE_SPORTS : sports };
  }
  return null;
}

/** "no tests of cycling". */
export const testsText = ({ sports, wanted }: Tests): string => `${wanted ? '' : 'no '}tests of ${listOf(sports)}`;

/** The answer to a text that asks for tests of thresholds, or for none, and for nothing else; null: it asks for something else. */
export function toldOfTests(text: string): RequestAnswer | null {
  const tests = testsWanted(text);
  if (tests === null) return null;
  return {
    kind: 'changes',
    understood: `I read: remember for every week: ${testsText(tests)}.`,
    explanation:
      'Weeks that are planned from now on follow; what stands in your plan stays. Your profile has the same switch.',
    changes: [],
    scope: { scope: 'all-future' },
    preferences: [tests],
    events: [],
  };
}
