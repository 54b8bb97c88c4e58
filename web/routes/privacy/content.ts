import { PRODUCT } from '../../copy.ts';

export const EFFECTIVE_DATE = '4 September 2025';

export interface PrivacySection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

/** The policy. `operator` is who runs this installation, as it reads within a sentence. */
export function privacySections(operator: string): readonly PrivacySection[] {
  return [
    {
      id: 'introduction',
      title: '1. Introduction',
      paragraphs: [
        `${PRODUCT} is an adaptive training and coaching service run by ${operator} (“we”). This policy says what we know of you, what we do with it, and how you end that.`,
        'The service is not for people under 16. We do not knowingly keep data of anyone younger; tell us, and it is erased.',
      ],
    },
    {
      id: 'information',
      title: '2. Information We Collect',
      paragraphs: ['We collect what you give us, and what the plan needs to work:'],
      points: [
        'Account: name, e-mail address, and a password that is kept only as a hash, or the identity of your external account.',
        'Training: goals, races, available hours and days, fitness assessments, injuries, planned and finished workouts, and your feedback on them.',
        'Check-ins: mood, stress, sleep, mental readiness, travel, deadlines and notes.',
        'Device data: activities that you upload, and activities and what was measured of your days (heart rate variability, resting heart rate, sleep, weight) that a device provider sends with your consent. Positions and device serial numbers are dropped while a file is read; they are never stored.',
        'Operation: session times and error records without content. There are no advertising or analytics scripts of anyone on these pages.',
      ],
    },
    {
      id: 'use',
      title: '3. How We Use Information',
      paragraphs: [
        'Your data plans, adapts and explains your training, and lets your coach see how you are. Check-in data is proprietary to the coaching system: it is used for your coaching and nowhere else.',
        'Data from which nobody can be recognised refines the coaching system: totals and patterns, never a person’s record.',
        'Notices of what others do, such as a message of your coach, are shown by a browser or sent by e-mail only where you have chosen it in Settings. What a browser shows is encrypted for it alone: the push service of its maker carries it and cannot read it.',
        'A language model takes part only where the operator has connected one and you have agreed to it in Settings. It is sent your request and the plan it is about under invented labels, without name, e-mail address or position, and every answer is checked before it can change anything.',
      ],
    },
    {
      id: 'sharing',
      title: '4. Sharing',
      paragraphs: [
        'We do not sell your data. We do not share it for advertising.',
        'A coach sees your training, check-ins and goals from the moment you accept their invitation until either of you ends it. Before you accept, you see what that is.',
        'Device-provider data is used under the terms of its provider and shown to nobody but you and the coach whom you accepted. It is not sent to a language model where the provider forbids it.',
      ],
    },
    {
      id: 'rights',
      title: '5. Consent, Your Rights and Retention',
      paragraphs: [
        'Device data is collected only after you have consented to it, provider by provider. You may revoke that at any time. What a provider sent is deleted when you revoke, and when you cancel the service.',
      ],
      points: [
        'See and correct: every field about you can be read and changed in your profile.',
        'Take along: an export holds all of it, in a form that another installation can read.',
        'Erase: deleting your account removes every trace at once and answers with what was removed. Backups that hold it expire within 30 days.',
        'Keep: as long as your account stands, your data stays; when it ends, the data ends.',
      ],
    },
    {
      id: 'contact',
      title: '6. Contact',
      paragraphs: [`Questions, requests and complaints about your data reach ${operator}.`],
    },
  ];
}
