// Tells of each mutant that nobody noticed as soon as it is known: the whole report comes at the end, and a run that is ended early has none.
import path from 'node:path';

class Survivors {
  onMutantTested({ status, fileName, location: { start }, mutatorName, replacement }) {
    if (status !== 'Survived' && status !== 'NoCoverage') return;
    const place = `${path.relative(process.cwd(), fileName)}:${start.line}:${start.column}`;
    console.log(`${status} ${place} ${mutatorName}: ${replacement}`);
  }
}

export const strykerPlugins = [{ kind: 'Reporter', name: 'survivors', injectableClass: Survivors }];
