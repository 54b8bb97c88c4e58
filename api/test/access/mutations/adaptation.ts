import { EVERY_DAY, somethingSuggested, suggestionId, somethingStanding, standingId } from '../acts.ts';
import type { Door } from '../rules.ts';
import { mutation, query } from './mutation.ts';

const ILL_ON = EVERY_DAY.slice(0, 8) + '20';
const illness = () => ({ from: ILL_ON, wellOn: ILL_ON, mild: true, symptoms: [] });
const FALL_ILL = mutation('reportIllness', 'ReportIllnessInput', illness);

export const ADAPTATION: Record<string, Door> = {
  forgetStandingChange: {
    rule: 'tell',
    first: somethingStanding,
    send: query(
      'mutation ($input: ForgetStandingChangeInput!) { forgetStandingChange(input: $input) { __typename } }',
      (id) => ({ input: { standingChangeId: id(standingId()) } }),
    ),
  },
  previewIllness: { rule: 'ownWrite', send: mutation('previewIllness', 'ReportIllnessInput', illness) },
  reportIllness: { rule: 'ownWrite', send: FALL_ILL },
  withdrawIllness: {
    rule: 'ownWrite',
    send: async (principal, id) => {
      await FALL_ILL(principal, id);
      return mutation('withdrawIllness', 'WithdrawIllnessInput', () => ({ from: ILL_ON }))(principal, id);
    },
  },
  requestAdjustment: {
    rule: 'ownWrite',
    send: mutation('requestAdjustment', 'RequestAdjustmentInput', () => ({ request: 'move my run to Friday' })),
  },
  applyAdjustment: {
    rule: 'tell',
    first: somethingSuggested,
    send: mutation('applyAdjustment', 'ApplyAdjustmentInput', (id) => ({
      suggestionId: id(suggestionId()),
      scope: 'THIS_WEEK',
    })),
  },
};
