import type { Plugin } from 'vite';

/** Relay without Babel: tags to artifact imports, and relay-compiler at the start and on change. */
export function relay(): Plugin;
