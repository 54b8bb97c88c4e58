// What stands in the first chart's card before its numbers have come.

export const LOAD_CHART = {
  title: 'Fitness, Fatigue and Form',
  meaning:
    'Load, not ability: these lines add up the training you did and plan to do. They cannot see sleep, talent or a good day.',
};
