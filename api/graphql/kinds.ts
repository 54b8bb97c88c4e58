import { ADVICE_CODES, PROPOSAL_CODES } from '../core/codes/note.ts';
import { REASON_CODES } from '../core/codes/reason.ts';
import { REFUSAL_CODES } from '../core/codes/refusal.ts';
import { MOVE_WARNING_CODES, PLAN_WARNING_CODES, RECOMMENDATION_CODES } from '../core/codes/warning.ts';
import { enumOf } from './enumOf.ts';

/** A closed set of the core as an enumeration of the schema. An earlier or later version may have written a word that is not in it. */
function kindOf<const Code extends string>(name: string, description: string, codes: Readonly<Record<Code, string>>) {
  const OTHER = 'Another one; the sentence beside it says what.';
  const is = (code: string): code is Code => Object.hasOwn(codes, code);
  return {
    type: enumOf<Code | 'OTHER'>(name, description, { OTHER, ...codes } as Readonly<Record<Code | 'OTHER', string>>),
    of: (code: string) => (is(code) ? code : 'OTHER'),
  };
}

export const ReasonKind = kindOf('ReasonKind', 'Why a workout, or a change of one, is what it is.', REASON_CODES);
export const RefusalKind = kindOf('RefusalKind', 'Why something was not done.', REFUSAL_CODES);
export const AdviceKind = kindOf('AdviceKind', 'What advice is about.', ADVICE_CODES);
export const ProposalKind = kindOf('ProposalKind', 'What there is to decide.', PROPOSAL_CODES);
export const PlanWarningKind = kindOf('PlanWarningKind', 'What the planner warns of.', PLAN_WARNING_CODES);
export const RecommendationKind = kindOf(
  'RecommendationKind',
  'What to know before a new plan is applied.',
  RECOMMENDATION_CODES,
);
export const MoveWarningKind = kindOf('MoveWarningKind', 'What speaks against a move.', MOVE_WARNING_CODES);

/** The same as `kind`, as a string. */
export const OLD_CODE = {
  description: 'For programs; never changes.',
  deprecationReason: 'Use `kind`. May go from 2027-06-01.',
};
