import { useEffect } from 'react';

/** Keeps the screen on while it is wanted, and again after the page was out of sight; where a browser cannot, nothing happens. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || lock?.released === false) return;
      try {
        const granted = await navigator.wakeLock.request('screen');
        if (isOver) await granted.release();
        else lock = granted;
      } catch {
        // the battery is low, or the page just went out of sight: the screen may go dark
      }
    };
    const askAgain = () => void ask();
    askAgain();
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', askAgain);
      lock?.release().catch(() => {});
    };
  }, [isWanted]);
}
