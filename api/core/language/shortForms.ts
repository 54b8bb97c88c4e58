// Words as they are typed on a phone, and what they stand for, before a sentence of the constraints is read.

const SHORT: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/’/g, "'"],
  [/\b(ca|do)nt\b/gi, "$1n't"],
  [/\bm\/w\/f\b/gi, 'Mon, Wed, Fri'],
  [/\bmo(?=[\s,/+&]+(?:tu|we|th|fr|sa|su)\b|\s+off\b)/gi, 'Mon'],
  [/\btu\b/gi, 'Tue'],
  [/\bweds\b/gi, 'Wed'],
  [/\bth\b/gi, 'Thu'],
  [/\bfr\b/gi, 'Fri'],
  [/\bsa\b/gi, 'Sat'],
  [/\bsu\b/gi, 'Sun'],
  [/\b(?:wke?nds?|w\/e(?:nds?)?)\b/gi, 'weekends'],
  [/\bwkdays?\b/gi, 'weekdays'],
  [/(?<=[a-z])\s*\+\s*(?=[a-z])/gi, ' and '],
  [/\s*\/\s*(?:wk|week)\b/gi, ' a week'],
  [/\s*\/\s*(?:d|day)\b/gi, ' a day'],
  [/\b(a|per|every|each) wk\b/gi, '$1 week'],
  [/\b(\d+)\s*(?:'|′|m\b)/gi, '$1 min'],
  [/\btrainings\b/gi, 'training'],
  [/\bdbls?\b/gi, 'doubles'],
  [/\bhols?\b/gi, 'holiday'],
  [/\bvac\b/gi, 'vacation'],
];

export const spelledOut = (text: string): string =>
  SHORT.reduce((written, [pattern, word]) => written.replace(pattern, word), text);
