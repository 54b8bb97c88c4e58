/** Curve, its name, what others call it, what it means. */
export const LOAD_WORDS = [
  {
    of: 'fitness',
    name: 'Fitness',
    short: 'CTL',
    meaning:
      'The training of about the last six weeks, in load points a day. It rises slowly and is lost slowly. It counts work, not talent.',
  },
  {
    of: 'fatigue',
    name: 'Fatigue',
    short: 'ATL',
    meaning: 'The training of about the last week. It rises within days and falls within days of rest.',
  },
  {
    of: 'form',
    name: 'Form',
    short: 'TSB',
    meaning:
      'Fitness less fatigue, as you wake up. Below zero you are building; a little above zero you are rested enough to race. How much it says depends on your fitness: −10 is a lot at fitness 30, and little at 90.',
  },
] as const;
