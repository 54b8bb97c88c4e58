/**
 * @generated SignedSource<<75d6de0ead49237a96df116485927508>>
 * @relayHash b20c361cd6f11bc1eb35af07d4482070
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5705fac757540b8c69b5ec4557f080f48e2b86f04faf4ec32ff27f355da15b47

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachSeasonPageQuery } from './CoachSeasonPageQuery.graphql';

const node: PreloadableConcreteRequest<CoachSeasonPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5705fac757540b8c69b5ec4557f080f48e2b86f04faf4ec32ff27f355da15b47",
    "metadata": {},
    "name": "CoachSeasonPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
