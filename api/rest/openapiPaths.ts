import { z } from 'zod';
import { ACCOUNT_PATHS } from './openapiPaths/account.ts';
import { COACHING_PATHS } from './openapiPaths/coaching.ts';
import { EMAIL_PATHS } from './openapiPaths/emails.ts';
import { LIBRARY_PATHS } from './openapiPaths/library.ts';
import { LIST_PATHS } from './openapiPaths/lists.ts';
import { SEASON_PATHS } from './openapiPaths/season.ts';
import { TRAINING_PATHS } from './openapiPaths/training.ts';
import type { Documented } from './openapiPaths/documented.ts';
import { WEBHOOK_PATHS } from './openapiPaths/webhooks.ts';

const openapi = z.object({
  openapi: z.string(),
  info: z.looseObject({}),
  servers: z.array(z.looseObject({})),
  paths: z.looseObject({}),
  components: z.looseObject({}),
});

/** By method and path, as the routes have them. */
export const DOCUMENTED: Readonly<Record<string, Documented>> = {
  'GET /api/openapi.json': { summary: 'This document', gives: 'OpenAPI 3.1.', answer: openapi },
  ...ACCOUNT_PATHS,
  ...TRAINING_PATHS,
  ...LIST_PATHS,
  ...SEASON_PATHS,
  ...LIBRARY_PATHS,
  ...EMAIL_PATHS,
  ...COACHING_PATHS,
  ...WEBHOOK_PATHS,
};
