// What several server processes share is tested against a real Redis, where one is installed.
import { existsSync } from 'node:fs';
import path from 'node:path';

const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);

/** Path of redis-server; undefined: there is none. */
export const redisServer = folders.map((folder) => path.join(folder, 'redis-server')).find((file) => existsSync(file));

/** One line for whoever runs the tests; empty where nothing is left out. */
export const leftOut = redisServer
  ? ''
  : 'No redis-server here: the tests of several server processes that share a Redis are left out. Install the package redis-server for them.';
