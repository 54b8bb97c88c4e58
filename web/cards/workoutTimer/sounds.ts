const KEY = 'workout-timer-sound';

export function isSoundWanted(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function keepSoundWanted(isWanted: boolean): void {
  try {
    localStorage.setItem(KEY, isWanted ? 'on' : 'off');
  } catch {
    // storage is blocked: it holds for this page
  }
}

let context: AudioContext | null = null;

/** Browsers let a page sound only from a press on: called by one. */
export function allowSound(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
}

/** Hertz and seconds of what is heard before a turn ends, when its sides change, and when the next begins. */
const TONES = { soon: [660, 0.12], sides: [830, 0.5], next: [990, 0.5] } as const;

export function sound(what: keyof typeof TONES): void {
  if (!context) return;
  const [hertz, seconds] = TONES[what];
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.frequency.value = hertz;
  // no click at the end
  volume.gain.setValueAtTime(0.4, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + seconds);
}
