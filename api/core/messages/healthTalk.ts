/** What is answered where health is spoken of and nothing of the plan changes: what was read, and what to do. */
export const HEALTH_TALK = {
  others: {
    read: 'somebody around you is ill',
    answer: 'Nothing in your plan changes for that; tell me if you fall ill yourself.',
  },
  maybe: {
    read: 'you may be getting ill',
    answer:
      'Your plan stays as it is until you say that you are ill. Go easy or rest today; with fever, or with anything below the neck, do not train.',
  },
  trainIll: {
    read: 'you ask about training with symptoms',
    answer:
      'With symptoms only above the neck and no fever, half an hour of easy training is enough. With fever, or with a cough, an upset stomach or aching limbs, rest until you have been without symptoms for a day. Say “I am ill” and your plan follows. This is not medical advice.',
  },
  whenIll: {
    read: 'you ask what happens when you are ill',
    answer:
      'When you tell me that you are ill, training is taken out until you are well, or left very easy and short with a mere cold; then it comes back step by step.',
  },
  tired: {
    read: 'you ask whether you are tired',
    answer: 'I know only what you tell me. Say “I am tired” and the next hard workout becomes easier.',
  },
  period: {
    read: 'you have your period',
    answer: 'Nothing changes by itself. Say “make today easy” if you would like it easier.',
  },
  over: { read: 'you were tired', answer: 'Nothing has to change; tell me if it comes back.' },
} as const satisfies Readonly<Record<string, { read: string; answer: string }>>;
