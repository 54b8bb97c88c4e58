/** What the front page claims and sells. Prices in US dollars a month. */
export const CLAIMS = [
  { value: '50+', label: 'executive athletes' },
  { value: '10,000+', label: 'adaptive plans' },
  { value: '92%', label: 'average consistency score' },
] as const;

/** `picture`: of the product, by the name of its files, and what it shows. */
export const AGENTS: readonly {
  picture: string;
  shows: string;
  name: string;
  text: string;
  skills: readonly string[];
}[] = [
  {
    picture: 'analyst',
    shows: 'A coach’s list: who needs attention, and because of what.',
    name: 'Executive Analyst',
    text: 'Reads your activities, health metrics and stress check-ins, so that a hard week at work is seen before it costs you a hard week of training.',
    skills: ['Consistency scoring', 'Anomaly detection', 'Pattern recognition'],
  },
  {
    picture: 'planner',
    shows: 'A week that keeps all of its 16 limits, day by day.',
    name: 'Adaptive Planner',
    text: 'Moves, eases and shortens workouts when life moves, within the limits you set, and shows before and after for every change.',
    skills: ['Smart rescheduling', 'Load recovery', 'Intensity control'],
  },
  {
    picture: 'coach',
    shows: 'A weekly review: what was done, what it did, what comes next.',
    name: 'Consistency Coach',
    text: 'Looks back on each week in plain words, holds on to your coach’s principles, and says what to do next.',
    skills: ['Weekly narratives', 'Principle reinforcement', 'Actionable feedback'],
  },
];

export const STEPS = [
  {
    title: 'Connect your device',
    text: 'Garmin and Wahoo already record what you do. Connect them by way of intervals.icu, or bring in files: each recording finds its planned workout and completes it.',
  },
  {
    title: 'Check in on life',
    text: 'Once a week, a minute: mood, stress, sleep quality, mental readiness. Travel and deadlines too.',
  },
  {
    title: 'The coach analyses',
    text: 'Training, check-in and calendar are read together, against the science of load and recovery and your coach’s own rules.',
  },
  {
    title: 'Get your week',
    text: 'A plan that keeps your limits and gives its reasons. It goes to your device by itself; take it along as a calendar or as files, too.',
  },
] as const;

export interface Plan {
  name: string;
  price: number;
  text: string;
  features: readonly string[];
  /** Which payment link of the environment leads to it; null: not on sale yet. */
  link: 'coaching' | 'kona' | null;
  mostPopular?: boolean;
}

export const PLANS: readonly Plan[] = [
  {
    name: 'AI Assisted Coaching',
    price: 107,
    text: 'The three agents, every week.',
    features: [
      'Three-agent AI system',
      'Weekly adaptive plans',
      'Stress check-ins',
      'Performance analytics',
      'Device integration',
      'Automated adjustments',
    ],
    link: null,
  },
  {
    name: '1:1 Coaching',
    price: 305,
    text: 'A human coach, assisted by the agents.',
    features: [
      'Everything in AI Assisted Coaching',
      'Monthly coach calls',
      'Strategy sessions',
      'Direct messaging',
      'Race day planning',
    ],
    link: 'coaching',
    mostPopular: true,
  },
  {
    name: 'Qualify for Kona',
    price: 550,
    text: 'For a start line that has to be earned.',
    features: [
      'Everything in 1:1 Coaching',
      'Weekly strategy calls',
      'Race qualification planning',
      'Detailed reviews',
      'Nutrition and pacing optimisation',
    ],
    link: 'kona',
  },
];

/** Invented, and marked so on the page. */
export const SAMPLE_TESTIMONIALS = [
  {
    text: 'I stopped apologising to my plan. When a board week eats three workouts, the schedule has already moved on, and tells me what it kept and why.',
    name: 'Sample athlete',
    role: 'Half Ironman, 6 hours a week',
  },
  {
    text: 'Mondays are for my kids. No app believed me until this one: nothing has ever landed on a Monday.',
    name: 'Sample athlete',
    role: 'Marathon, 5 hours a week',
  },
  {
    text: 'I wrote “no long run on Saturday before a race” once. It has held for every athlete of mine since, and the workouts say so.',
    name: 'Sample coach',
    role: 'Fourteen athletes',
  },
] as const;

/** The credit in the footer. */
export const CREDIT =
  'Assisted by a large language model where one is connected; every plan is made and checked by the planner itself.';
